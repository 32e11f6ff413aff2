<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Wordads;

use Jetpack_Dashboard\Kernel\Page\Privacy_Page;
use Jetpack_Dashboard\Settings\Settings_Store;

defined( 'ABSPATH' ) || exit;

/**
 * A button to opt out of the sale of personal data (CCPA). Stored in the browser as an IAB US Privacy string, in the cookie
 * `usprivacy`, and available to ad code through `__uspapi()`.
 */
final class Privacy_Choice {

	private const STYLE = '.jp-ccpa{font-size:.875rem;padding:1em;text-align:center}.jp-ccpa button{background:none;border:0;color:inherit;cursor:pointer;font:inherit;padding:.25em;text-decoration:underline}.jp-ccpa [role=status]:empty{display:none}.jp-ccpa [role=status]{display:block}';

	/** 1YNN: informed, not opted out; 1YYN: opted out. Global Privacy Control counts as opted out. */
	// phpcs:ignore Squiz.PHP.Heredoc, PluginCheck.CodeAnalysis.Heredoc -- A constant; nothing is interpolated.
	private const SCRIPT = <<<'JS'
(function(w,d){
var out=%s;
w.__uspapi=w.__uspapi||function(c,v,f){f(c=='getUSPData'?{version:1,uspString:out()?'1YYN':'1YNN'}:null,c=='getUSPData')};
d.addEventListener('DOMContentLoaded',function(){
var b=d.querySelector('.jp-ccpa button'),s=d.querySelector('.jp-ccpa [role=status]');
if(!b)return;
var show=function(){b.setAttribute('aria-pressed',out());s.textContent=out()?s.dataset.text:''};
b.addEventListener('click',function(){
d.cookie='usprivacy='+(out()?'1YNN':'1YYN')+';path=/;max-age=31536000;samesite=lax'+(location.protocol=='https:'?';secure':'');
show();
w.jpAds&&w.jpAds()
});
show()
})
})(window,document);
JS;

	private Settings_Store $settings;

	public function __construct( Settings_Store $settings ) {
		$this->settings = $settings;
	}

	/** Printed before ad code runs. */
	public function print_in_head(): void {
		if ( $this->is_shown() ) {
			wp_print_inline_script_tag( str_replace( "\n", '', sprintf( self::SCRIPT, Ad_Script::HAS_OPTED_OUT ) ) );
			echo '<style>' . self::STYLE . "</style>\n"; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A constant.
		}
	}

	public function print_button(): void {
		if ( ! $this->is_shown() ) {
			return;
		}

		$policy = (string) $this->settings->get( 'wordads_ccpa_privacy_policy_url' );
		if ( '' === $policy ) {
			$policy = Privacy_Page::url();
		}
		?>
		<section class="jp-ccpa" aria-label="<?php esc_attr_e( 'Privacy choices', 'jetpack-dashboard' ); ?>">
			<button type="button" aria-pressed="false"><?php esc_html_e( 'Do Not Sell My Personal Information', 'jetpack-dashboard' ); ?></button>
			<?php if ( '' !== $policy ) : ?>
				<a href="<?php echo esc_url( $policy ); ?>"><?php esc_html_e( 'Privacy Policy', 'jetpack-dashboard' ); ?></a>
			<?php endif; ?>
			<span role="status" data-text="<?php esc_attr_e( 'You have opted out. Select it again to opt back in.', 'jetpack-dashboard' ); ?>"></span>
		</section>
		<?php
	}

	/** Shown to everyone, since the site doesn't know who lives in California. Administrators always see it. */
	private function is_shown(): bool {
		if ( ! $this->settings->get( 'wordads_ccpa_enabled' ) ) {
			return false;
		}

		/**
		 * Filters whether the visitor sees the opt-out, for sites that know their visitors' location.
		 *
		 * @since 1.0.0
		 *
		 * @param bool $shows
		 */
		return current_user_can( 'manage_options' ) || (bool) apply_filters( 'jetpack_dashboard_shows_ccpa_choice', true );
	}
}
