export default function NotFoundPage() {
  return <p>404</p>;
}
