<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sitemaps;

defined( 'ABSPATH' ) || exit;

/** An XSL stylesheet that shows a sitemap as a table in browsers. */
final class Stylesheet {

	private const CSS = 'body{color:#1e1e1e;font:14px/1.5 -apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,sans-serif;margin:0 auto;max-width:72rem;padding:1rem}a{color:#0063a0}table{border-collapse:collapse;inline-size:100%}th,td{border-block-end:1px solid #ddd;overflow-wrap:anywhere;padding:.5rem;text-align:start;vertical-align:top}td.is-number,th.is-number{text-align:end}td time,td.is-number{white-space:nowrap}.scroll{overflow-x:auto}';

	public static function xsl(): string {
		$texts = array_map(
			array( Xml::class, 'escape' ),
			array(
				'lang'    => get_bloginfo( 'language' ),
				'dir'     => is_rtl() ? 'rtl' : 'ltr',
				'title'   => __( 'XML sitemap', 'jetpack-dashboard' ),
				'about'   => __( 'Search engines read this file to find the pages of your site.', 'jetpack-dashboard' ),
				'url'     => __( 'URL', 'jetpack-dashboard' ),
				'images'  => __( 'Images', 'jetpack-dashboard' ),
				'changed' => __( 'Last modified', 'jetpack-dashboard' ),
				'css'     => self::CSS,
			)
		);
		/* translators: %s: a number. */
		$count = str_replace( '%s', '<xsl:value-of select="count(/*/*)"/>', Xml::escape( __( 'Entries: %s', 'jetpack-dashboard' ) ) );

		// phpcs:ignore Squiz.PHP.Heredoc, PluginCheck.CodeAnalysis.Heredoc -- XSLT; all texts are escaped above.
		return <<<XSL
<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:s="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9" exclude-result-prefixes="s image news">
<xsl:output method="html" encoding="UTF-8"/>
<xsl:variable name="has-images" select="boolean(/s:urlset/s:url/image:image)"/>
<xsl:template match="/">
<html lang="{$texts['lang']}" dir="{$texts['dir']}">
<head>
<meta name="viewport" content="width=device-width"/>
<meta name="robots" content="noindex"/>
<title>{$texts['title']}</title>
<style>{$texts['css']}</style>
</head>
<body>
<h1>{$texts['title']}</h1>
<p>{$texts['about']}</p>
<p>$count</p>
<div class="scroll"><table>
<thead><tr><th scope="col">{$texts['url']}</th><xsl:if test="\$has-images"><th scope="col" class="is-number">{$texts['images']}</th></xsl:if><th scope="col">{$texts['changed']}</th></tr></thead>
<tbody>
<xsl:for-each select="/s:urlset/s:url | /s:sitemapindex/s:sitemap">
<tr>
<td><a href="{s:loc}"><bdi dir="ltr"><xsl:value-of select="s:loc"/></bdi></a><xsl:if test="news:news"><br/><xsl:value-of select="news:news/news:title"/></xsl:if></td>
<xsl:if test="\$has-images"><td class="is-number"><xsl:value-of select="count(image:image)"/></td></xsl:if>
<td><time dir="ltr"><xsl:value-of select="concat(substring(s:lastmod | news:news/news:publication_date, 1, 10), ' ', substring(s:lastmod | news:news/news:publication_date, 12, 5))"/></time></td>
</tr>
</xsl:for-each>
</tbody>
</table></div>
</body>
</html>
</xsl:template>
</xsl:stylesheet>

XSL;
	}
}
