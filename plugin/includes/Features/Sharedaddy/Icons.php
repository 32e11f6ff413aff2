<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sharedaddy;

defined( 'ABSPATH' ) || exit;

/** Our own line icons, 24 by 24. No brand logos. */
final class Icons {

	private const LINES = array(
		'facebook'         => 'M15 4h-1.5A3.5 3.5 0 0 0 10 7.500V21M7 12h7',
		'twitter'          => 'M5 5l14 14M19 5L5 19',
		'linkedin'         => 'M6 10v9M6 5.500v.1M11 19v-9M11 14a4 4 0 0 1 8 0v5',
		'reddit'           => 'M12 8c4.4 0 8 2.5 8 6s-3.6 6-8 6-8-2.5-8-6 3.6-6 8-6zM12 8l1-4 3 1M9 13v.1M15 13v.1M9 16.500c2 1.3 4 1.3 6 0',
		'tumblr'           => 'M11 4v11.500a3.5 3.5 0 0 0 3.5 3.500H16M7 9h8',
		'pinterest'        => 'M12 9l-2.5 11M9 14.500a5 5 0 1 1 3.5 1.4',
		'pocket'           => 'M4 5h16v6a8 8 0 0 1-16 0zM8 10l4 4 4-4',
		'telegram'         => 'M3 11l18-7-3 16-8-5.500L21 4M10 14.500V20l3-3.4',
		'jetpack-whatsapp' => 'M4 20l1.5-4.500A8 8 0 1 1 8.5 19zM9 9c0 3.5 2.5 6 6 6',
		'skype'            => 'M15.5 8.500C14 6.5 9 6.5 9 9.300c0 3.4 6.5 2 6.5 5.4 0 2.8-5 2.8-6.5.8M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
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
