/** Google Analytics: waits for consent if a plugin asks for it, and sends clicks and purchases. */
( function ( config ) {
	const DOWNLOAD =
		/\.(7z|avi|csv|dmg|docx?|epub|exe|gz|key|midi?|mov|mp3|mp4|mpe?g|pdf|pkg|pp[st]x?|rar|rtf|txt|wav|wma|wmv|xlsx?|zip)$/i;
	const layer = ( window.dataLayer = window.dataLayer || [] );
	let isLoaded = ! config.asksConsent;

	/** Google's script only reads `arguments` objects. */
	function gtag() {
		layer.push( arguments );
	}

	/** Without a type, the WP Consent API would say that everything is allowed. It may depend on the visitor's country. */
	const isConsentKnown = () =>
		typeof window.wp_has_consent === 'function' && ( ! window.waitfor_consent_hook || Boolean( window.wp_consent_type ) );

	/** The categories of the WP Consent API. */
	const hasConsent = ( category ) => ! config.asksConsent || ( isConsentKnown() && window.wp_has_consent( category ) );

	function setConsent( command, isCounted, isAdvertised ) {
		const advertising = isAdvertised ? 'granted' : 'denied';
		gtag( 'consent', command, {
			analytics_storage: isCounted ? 'granted' : 'denied',
			ad_storage: advertising,
			ad_user_data: advertising,
			ad_personalization: advertising,
		} );
	}

	/** Nothing is requested from Google before the visitor consents. */
	function load() {
		const script = document.createElement( 'script' );
		script.async = true;
		script.src = 'https://www.googletagmanager.com/gtag/js?id=' + encodeURIComponent( config.id );
		isLoaded = true;
		window.gtag = window.gtag || gtag;
		gtag( 'js', new Date() );
		gtag( 'config', config.id );
		document.head.append( script );
	}

	function updateConsent() {
		const isCounted = hasConsent( 'statistics' );
		if ( ! isLoaded && ! isCounted ) {
			return;
		}
		setConsent( 'update', isCounted, hasConsent( 'marketing' ) );
		if ( ! isLoaded ) {
			load();
			sendPurchase();
		}
	}

	function sendPurchase() {
		if ( config.purchase && isLoaded ) {
			gtag( 'event', 'purchase', config.purchase );
		}
	}

	function onClick( event ) {
		const link = event.target.closest?.( 'a[href]' );
		if ( ! isLoaded || ! hasConsent( 'statistics' ) || ! /^https?:$/.test( link?.protocol ) ) {
			return;
		}
		const extension = DOWNLOAD.exec( link.pathname )?.[ 1 ];
		if ( config.downloads && extension ) {
			gtag( 'event', 'file_download', {
				link_url: link.href,
				link_text: link.textContent.trim().slice( 0, 100 ),
				file_name: link.pathname,
				file_extension: extension.toLowerCase(),
			} );
		}
		if ( config.outbound && link.hostname !== window.location.hostname ) {
			gtag( 'event', 'click', { link_url: link.href, link_domain: link.hostname, outbound: true } );
		}
	}

	if ( config.asksConsent ) {
		setConsent( 'default', false, false );
		updateConsent();
		document.addEventListener( 'wp_listen_for_consent_change', updateConsent );
		document.addEventListener( 'wp_consent_type_defined', updateConsent );
	} else {
		sendPurchase();
	}
	if ( config.outbound || config.downloads ) {
		document.addEventListener( 'click', onClick, true );
		// Middle clicks.
		document.addEventListener( 'auxclick', onClick, true );
	}
} )( window.jpAnalytics );
