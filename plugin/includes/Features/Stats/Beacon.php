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
 * If something is hooked into RESPONSE_TIMES, the first view of a page load has how long the server took to respond. Only navigations
 * count: no reloads, and nothing from the cache, the history, a prefetch or a prerender. To stay below the size, the script then checks
 * for fewer bots; the server checks for all.
 * Clicks on links to other sites send the host, and on files of the site the path below the uploads folder.
 * What the direct endpoint refuses because its server has no buffer goes to the REST route, once. Only a response with the endpoint's
 * own header says so: a proxy may respond with 503 after the view was stored. Browsers without `keepalive` don't see the response.
 */
final class Beacon {

	/**
	 * `c` is from print_script(): u = URL, v = URL for what u refuses, p = post id, d = whether to respect Do Not Track, r = bots,
	 * f = path of the uploads folder.
	 */
	// phpcs:ignore Squiz.PHP.Heredoc, PluginCheck.CodeAnalysis.Heredoc -- A constant; nothing is interpolated.
	private const SCRIPT = <<<'JS'
(function(d,n,w,c){
if(c.d&&(n.doNotTrack==1||w.doNotTrack==1||n.globalPrivacyControl)||n.webdriver||RegExp(c.r,'i').test(n.userAgent)||w.top!==w||!n.sendBeacon)return;
var l=d.addEventListener.bind(d),o=location.hostname,h='';
try{h=new URL(d.referrer).hostname;if(h==o||!/^[a-z\d](?:[a-z\d.-]{0,98}[a-z\d])?$/.test(h))h=''}catch(e){}
function q(b){
b=new Blob(['post='+c.p+'&'+b],{type:'application/x-www-form-urlencoded'});
var f=u=>fetch(u,{method:'POST',body:b,keepalive:1});
'keepalive'in Request.prototype?f(c.u).then(r=>c.v&&r.headers.get('%s')&&f(c.v)).catch(()=>{}):n.sendBeacon(c.u,b)
}
function s(){
if(d.prerendering)return l('prerenderingchange',s,{once:1});
if(d.visibilityState!='visible')return l('visibilitychange',s,{once:1});
q('from='+h);
h=''
}
%ss();
l('post-load',s);
['click','auxclick'].forEach(t=>l(t,e=>{
var a=e.target.closest&&e.target.closest('a[href]'),p,b;
if(!a||e.button>1||!/^http/.test(a.protocol))return;
p=a.pathname;
if(a.hostname!=o)b='click='+a.hostname;
else if(!p.indexOf(c.f)&&!/\.(jpe?g|png|gif|webp|avif|svg)$/i.test(p))b='file='+p.slice(c.f.length);
b&&q(b)
}))
})(document,navigator,window,%s);
JS;

	/** Adds the response time to the parameter with the referring host. */
	// phpcs:ignore Squiz.PHP.Heredoc, PluginCheck.CodeAnalysis.Heredoc -- See above.
	private const TIMING = <<<'JS'
var t=performance.getEntriesByType('navigation')[0];
t&&t.type=='navigate'&&!(t.activationStart||d.prerendering||t.deliveryType)&&(t=t.responseStart-t.requestStart|0)>0&&(h+='&ms='+t);
JS;

	/** The action that Counter fires. */
	private const RESPONSE_TIMES = 'jetpack_dashboard_response_times';

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
		$route    = rest_url( self::ROUTE );
		$is_timed = self::is_timed();
		$config   = ( Direct_Endpoint::is_ready( $endpoint ) ? array(
			'u' => $endpoint,
			'v' => wp_make_link_relative( $route ),
		) : array( 'u' => $route ) ) + array(
			'p' => self::post(),
			'd' => (bool) $this->settings->get( 'do_not_track' ),
			'r' => $is_timed ? Visit::COMMON_BOTS : Visit::BOTS_WITH_SCRIPTS,
			'f' => Site_Files::url_path(),
		);

		wp_print_inline_script_tag( str_replace( "\n", '', sprintf( self::SCRIPT, Buffer::CHECK_HEADER, $is_timed ? self::TIMING : '', wp_json_encode( $config, self::JSON ) ) ) );
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

	/** Whether response times are measured. */
	public static function is_timed(): bool {
		return (bool) has_action( self::RESPONSE_TIMES );
	}

	private static function is_page(): bool {
		return ! is_preview() && ! is_customize_preview() && ! is_404() && ! is_feed() && ! is_robots() && ! is_favicon() && ! is_embed() && ! is_trackback();
	}

	/** 0 for the home page and archives. */
	private static function post(): int {
		return is_singular() && ! is_front_page() && is_post_publicly_viewable( get_queried_object_id() ) ? get_queried_object_id() : 0;
	}
}
