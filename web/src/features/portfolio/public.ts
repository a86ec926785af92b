export { kindNames } from './components/mediaFace.tsx';
export { Portfolio } from './components/portfolio.tsx';
export { PortfolioEditor } from './components/portfolioEditor.tsx';
export { useOwnPortfolio } from './queries/portfolio.ts';
