<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Wordads;

defined( 'ABSPATH' ) || exit;

/**
 * The script that shows ads. Page caches send everybody the same page, so the browser decides whether the visitor accepts ads that use
 * personal data. Until then, an ad is JSON in a template: nothing of it is loaded, and optimization plugins don't find its scripts. Users
 * without `unfiltered_html` can store neither templates nor scripts, so nobody else can add HTML that the script shows.
 *
 * Scripts of an ad run one after the other, as if they were part of the page, and can use `document.write()`.
 */
final class Ad_Script {

	/** A function: whether the visitor opted out on this site or, without a choice made here, by Global Privacy Control. */
	public const HAS_OPTED_OUT = "()=>{var m=/(?:^|; )usprivacy=1Y([YN])/.exec(document.cookie);return m?m[1]=='Y':!!navigator.globalPrivacyControl}";

	/** Shows the ads above the script. */
	private const CALL = 'window.jpAds&&jpAds()';

	/**
	 * What needs consent is shown if consent is known: `wp_has_consent()` is loaded in the footer, and while `waitfor_consent_hook` is
	 * set, it isn't valid before the consent type is defined. `post-load` is fired by infinite scroll. In a browser, `window.jpAds` may
	 * also be an element with this ID, which authors can write.
	 */
	// phpcs:ignore Squiz.PHP.Heredoc, PluginCheck.CodeAnalysis.Heredoc -- A constant; nothing is interpolated.
	private const SCRIPT = <<<'JS'
(function(w,d){
if(typeof w.jpAds=='function')return w.jpAds();
var out=%1$s,asks=%2$s,
insert=(h,q,put)=>{
var t=d.createElement('template');
t.innerHTML=h;
q.unshift(...t.content.querySelectorAll('script'));
put(t.content)
},
run=q=>{
var o=q.shift(),s=d.createElement('script'),waits;
if(!o)return;
[...o.attributes].forEach(a=>s.setAttribute(a.name,a.value));
s.text=o.text;
s.async=o.async;
waits=s.src&&!s.async&&!s.defer&&!s.noModule&&(!s.type||/(java|ecma)script/i.test(s.type));
var next=()=>{
var h=s.jpHtml;
s.jpHtml=null;
h&&insert(h,q,c=>s.after(c));
run(q)
};
if(waits||!s.src)s.jpHtml='';
if(waits)['load','error'].forEach(n=>s.addEventListener(n,next));
o.replaceWith(s);
waits||next()
};
['write','writeln'].forEach(n=>{
var f=d[n];
d[n]=(...a)=>{
var s=d.currentScript;
s&&s.jpHtml!=null?s.jpHtml+=a.join(''):f.apply(d,a)
}
});
w.jpAds=()=>{
var no=out(),has=w.wp_has_consent;
if(!no&&asks&&(!has||w.waitfor_consent_hook&&!w.wp_consent_type))return;
no=no||asks&&!has('marketing');
d.querySelectorAll('.jp-ad>template').forEach(t=>{
var e=t.parentNode,c=JSON.parse(t.content.querySelector('script').text),h=no?c.other:c.ad,q=[];
if(!h)return;
t.remove();
e.hidden=(e.closest('.jp-ad-box')||e).hidden=false;
insert(h,q,c=>e.append(c));
run(q)
})
};
['DOMContentLoaded','post-load','wp_consent_type_defined','wp_listen_for_consent_change'].forEach(n=>d.addEventListener(n,w.jpAds));
w.jpAds()
})(window,document);
JS;

	/**
	 * An ad as text, inside the element that shows it.
	 *
	 * @param string $ad    HTML for visitors who accept ads that use personal data.
	 * @param string $other HTML for all others.
	 */
	public static function template( string $ad, string $other ): string {
		$json = (string) wp_json_encode(
			array(
				'ad'    => $ad,
				'other' => $other,
			),
			JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES
		);

		// WordPress would replace shortcodes in the JSON of a block.
		return '<template><script type="application/json">' . str_replace( '[', '\u005b', $json ) . '</script></template>';
	}

	public static function tag(): string {
		/**
		 * Filters whether ads need the visitor's consent, which `window.wp_has_consent( 'marketing' )` returns in the browser.
		 *
		 * @since 1.0.0
		 *
		 * @param bool $needs_consent Whether a plugin implements the WP Consent API.
		 */
		$needs_consent = (bool) apply_filters( 'jetpack_dashboard_ads_need_consent', function_exists( 'wp_has_consent' ) );

		return wp_get_inline_script_tag( str_replace( "\n", '', sprintf( self::SCRIPT, self::HAS_OPTED_OUT, $needs_consent ? 'true' : 'false' ) ) );
	}

	/** For ads below the script. */
	public static function call_tag(): string {
		return wp_get_inline_script_tag( self::CALL );
	}
}
