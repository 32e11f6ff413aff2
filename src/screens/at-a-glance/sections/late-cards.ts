/** The cards below the fold, in one chunk. */
export { BlocksCard } from '../blocks/blocks-card';
export { BundleCard } from '../bundle/bundle-card';
export { ImageAcceleratorCard } from '../image-accelerator/image-accelerator-card';
export { BoostCard, CrmCard } from '../plugin-promotion/plugin-promotion-card';
export { SearchCard } from '../search/search-card';
export { VideoPressCard } from '../videopress/videopress-card';
