document.documentElement.dataset.counted = location.pathname;
