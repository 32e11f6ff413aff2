<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Stats;

use Jetpack_Dashboard\Kernel\Net\Visit;
use Jetpack_Dashboard\Kernel\Plugin_Files;
use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/**
 * Prints a script of less than 1.5 KB. It sets no cookies, stores nothing in the browser, and sends the post id and the referring host.
 * Pages may be cached, so the script decides what depends on the visitor: Do Not Track, bots, and prerendered pages, which count once
 * they are visible. A page that infinite scroll adds (`post-load`) counts as one more view.
 * Clicks on links to other sites send the host, and on files of the site the path below the uploads folder.
 */
final class Beacon {

	/** `c` is from print_script(): u = URL, p = post id, d = whether to respect Do Not Track, r = bots, f = path of the uploads folder. */
	// phpcs:ignore Squiz.PHP.Heredoc, PluginCheck.CodeAnalysis.Heredoc -- A constant; nothing is interpolated.
	private const SCRIPT = <<<'JS'
(function(d,n,w,c){
if(c.d&&(n.doNotTrack=='1'||w.doNotTrack=='1'||n.globalPrivacyControl)||n.webdriver||RegExp(c.r,'i').test(n.userAgent)||w.top!==w||!n.sendBeacon)return;
var h='';
try{h=new URL(d.referrer).hostname;if(h==location.hostname||!/^[a-z\d](?:[a-z\d.-]{0,98}[a-z\d])?$/.test(h))h=''}catch(e){}
function s(){
if(d.prerendering)return d.addEventListener('prerenderingchange',s,{once:true});
if(d.visibilityState!='visible')return d.addEventListener('visibilitychange',s,{once:true});
n.sendBeacon(c.u,new URLSearchParams({post:c.p,from:h}));
h=''
}
s();
d.addEventListener('post-load',s);
['click','auxclick'].forEach(function(t){d.addEventListener(t,function(e){
var a=e.target.closest&&e.target.closest('a[href]'),b;
if(!a||e.button>1||!/^http/.test(a.protocol))return;
if(a.hostname!=location.hostname)b='click='+a.hostname;
else if(!a.pathname.indexOf(c.f)&&!/\.(jpe?g|png|gif|webp|avif|svg)$/i.test(a.pathname))b='file='+a.pathname.slice(c.f.length);
b&&n.sendBeacon(c.u,new Blob(['post='+c.p+'&'+b],{type:'application/x-www-form-urlencoded'}))
})})
})(document,navigator,window,%s);
JS;

	private const ROUTE = 'jetpack/v4/stats/view';

	private const JSON = JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES;

	private Settings_Store $settings;
	private Plugin_Files $files;

	public function __construct( Settings_Store $settings, Plugin_Files $files ) {
		$this->settings = $settings;
		$this->files    = $files;
	}

	public function print_script(): void {
		if ( ! self::is_page() ) {
			return;
		}
		if ( ! $this->counts( wp_get_current_user() ) ) {
			return;
		}

		$endpoint = Direct_Endpoint::url( $this->files );
		$config   = array(
			'u' => Direct_Endpoint::is_ready( $endpoint ) ? $endpoint : rest_url( self::ROUTE ),
			'p' => self::post(),
			'd' => (bool) $this->settings->get( 'do_not_track' ),
			'r' => Visit::ROBOTS,
			'f' => Site_Files::url_path(),
		);

		wp_print_inline_script_tag( str_replace( "\n", '', sprintf( self::SCRIPT, wp_json_encode( $config, self::JSON ) ) ) );
	}

	/** Whether a page contains the script. */
	public static function is_in( string $html, Plugin_Files $files ): bool {
		foreach ( array( Direct_Endpoint::url( $files ), rest_url( self::ROUTE ) ) as $url ) {
			// WP-CLI and cron may know another scheme than the page.
			$path = trim( (string) wp_json_encode( preg_replace( '#^https?:#', '', $url ), self::JSON ), '"' );
			if ( false !== strpos( $html, $path ) ) {
				return true;
			}
		}

		return false;
	}

	/** Whether to count the visitor: logged out, or with a counted role. */
	public function counts( \WP_User $user ): bool {
		$roles = array_values( $user->roles );

		return ! $user->exists() || ( array() !== $roles && in_array( $roles[0], (array) $this->settings->get( 'count_roles' ), true ) );
	}

	private static function is_page(): bool {
		return ! is_preview() && ! is_customize_preview() && ! is_404() && ! is_feed() && ! is_robots() && ! is_favicon() && ! is_embed() && ! is_trackback();
	}

	/** 0 for the home page and archives. */
	private static function post(): int {
		return is_singular() && ! is_front_page() && is_post_publicly_viewable( get_queried_object_id() ) ? get_queried_object_id() : 0;
	}
}
