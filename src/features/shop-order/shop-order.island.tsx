// One script for both pages: what two scripts import would come with every first visit.
export { PlacedShopOrderScreen } from './placed-shop-order.tsx';
export { ShopOrderScreen } from './shop-order-screen.tsx';
