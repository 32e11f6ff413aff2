<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Subscriptions;

defined( 'ABSPATH' ) || exit;

/** A page without the theme, scripts and login. */
final class Page {

	private const STYLE = 'body{margin:0;padding:1rem;background:#f6f7f7;color:#1d2327;font:1rem/1.6 system-ui,sans-serif;overflow-wrap:break-word}main{max-width:34rem;margin:8vh auto;padding:1.5rem 2rem;background:#fff;border:1px solid #c3c4c7;border-radius:4px}h1{margin-block:0 .5em;font-size:1.5rem;line-height:1.3}ul{padding-inline-start:1.25em}ul.boxes{list-style:none;padding:0}a{color:#135e96}button{padding:.6em 1.2em;border:1px solid #135e96;border-radius:3px;background:#135e96;color:#fff;font:inherit;cursor:pointer}button.plain{background:#fff;color:#135e96}button:focus-visible,a:focus-visible,input:focus-visible{outline:2px solid #135e96;outline-offset:2px}';

	/**
	 * Renders a page and exits.
	 *
	 * @param string $body  HTML.
	 */
	public static function show( string $title, string $body, int $status = 200 ): void {
		status_header( $status );
		nocache_headers();
		header( 'Content-Type: text/html; charset=utf-8' );
		// The URL may contain a signature.
		header( 'Referrer-Policy: no-referrer' );
		header( 'X-Robots-Tag: noindex' );
		header( "Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'" );
		?>
<!DOCTYPE html>
<html <?php language_attributes(); ?>>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title><?php echo esc_html( $title . ' – ' . Emails::site() ); ?></title>
<style><?php echo self::STYLE . Subscribe_Form::CSS; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Constants. ?></style>
</head>
<body>
<main>
<h1><?php echo esc_html( $title ); ?></h1>
		<?php echo $body; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped by the caller. ?>
<p><a href="<?php echo esc_url( home_url( '/' ) ); ?>">
		<?php
		/* translators: %s: name of the site. */
		echo esc_html( sprintf( __( 'Go to %s', 'jetpack-dashboard' ), Emails::site() ) );
		?>
</a></p>
</main>
</body>
</html>
		<?php
		exit;
	}

	public static function paragraph( string $text ): string {
		return '<p>' . esc_html( $text ) . '</p>';
	}

	/**
	 * A form that posts to the current link.
	 *
	 * @param string $fields HTML.
	 */
	public static function form( string $url, string $fields ): string {
		return '<form method="post" action="' . esc_url( $url ) . '">' . $fields . '</form>';
	}

	/** @param string $name Field that is sent, or ''. */
	public static function button( string $label, string $name = '' ): string {
		return '<p><button type="submit"' . ( '' === $name ? '' : ' class="plain" name="' . esc_attr( $name ) . '" value="1"' ) . '>' . esc_html( $label ) . '</button></p>';
	}
}
