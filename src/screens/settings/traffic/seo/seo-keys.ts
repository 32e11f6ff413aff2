export const SEO_MODULE = 'seo-tools';
export const TITLE_FORMATS = 'advanced_seo_title_formats';
export const FRONT_PAGE_DESCRIPTION = 'advanced_seo_front_page_description';
