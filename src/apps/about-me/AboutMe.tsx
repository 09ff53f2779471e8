import { GeneralSection } from "./sections/general/GeneralSection";

export const AboutMe = () => <GeneralSection />;
