<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sharedaddy;

defined( 'ABSPATH' ) || exit;

/** Our own line icons, 24 by 24. No brand logos. */
final class Icons {

	private const LINES = array(
		'bluesky'          => 'M12 11C10.500 8 7.500 5 5 4.500c-1.500 0-1.500 5 0 7 1 1.500 3 1.500 4.500 1.500-3 .5-4.500 2-2.500 4.500 2.500 2.500 4 0 5-2.500 1 2.500 2.500 5 5 2.500 2-2.500.5-4-2.500-4.500 1.500 0 3.500 0 4.500-1.500 1.500-2 1.500-7 0-7-2.500.5-5.500 3.500-7 6.500z',
		'copy-link'        => 'M9 9V4h11v11h-5M4 9h11v11H4z',
		'device'           => 'M12 15V3M8 7l4-4 4 4M6 11H5v10h14V11h-1',
		'mastodon'         => 'M8 14V9.500a2 2 0 0 1 4 0V12M12 9.500a2 2 0 0 1 4 0V14M7 4h10a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H9c0 2 3 3 6 2.500v1.500c-6 2-11-1-11-6V7a3 3 0 0 1 3-3z',
		'threads'          => 'M17 9c-1-4-9-5-10.500 1.500C5 17 9 20 12.500 20c4 0 5-4 2.500-6.500s-6.500-1-5.500 1.500c1 2 5 1 5-2.500 0-3-3-4-5-2.500',
		'facebook'         => 'M15 4h-1.5A3.5 3.5 0 0 0 10 7.500V21M7 12h7',
		'twitter'          => 'M5 5l14 14M19 5L5 19',
		'linkedin'         => 'M6 10v9M6 5.500v.1M11 19v-9M11 14a4 4 0 0 1 8 0v5',
		'reddit'           => 'M12 8c4.4 0 8 2.5 8 6s-3.6 6-8 6-8-2.5-8-6 3.6-6 8-6zM12 8l1-4 3 1M9 13v.1M15 13v.1M9 16.500c2 1.3 4 1.3 6 0',
		'tumblr'           => 'M11 4v11.500a3.5 3.5 0 0 0 3.5 3.500H16M7 9h8',
		'pinterest'        => 'M12 9l-2.5 11M9 14.500a5 5 0 1 1 3.5 1.4',
		'telegram'         => 'M3 11l18-7-3 16-8-5.500L21 4M10 14.500V20l3-3.4',
		'jetpack-whatsapp' => 'M4 20l1.5-4.500A8 8 0 1 1 8.5 19zM9 9c0 3.5 2.5 6 6 6',
		'print'            => 'M7 8V4h10v4M7 17H4V8h16v9h-3M7 14h10v6H7z',
		'email'            => 'M3 6h18v12H3zM3 7l9 6 9-6',
		'press-this'       => 'M4 20l1-4L16 5l3 3L8 19z',
	);

	/** For custom services without an icon. */
	private const LINK = 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1';

	/** Decorative: the label is next to it. */
	public static function svg( string $service ): string {
		return sprintf(
			'<svg class="jp-sharing__icon" width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false"><path d="%s"/></svg>',
			self::LINES[ $service ] ?? self::LINK
		);
	}
}
