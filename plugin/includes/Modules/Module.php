<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules;

defined( 'ABSPATH' ) || exit;

/**
 * The header of `Features/<Name>/feature.php`. Properties are read-only. See Module_Registry for whether it is active, and
 * Module_Texts for its name.
 */
final class Module {

	public const WORKS_LOCALLY   = 'yes';
	public const PARTLY_LOCALLY  = 'partly';
	public const NOT_LOCALLY     = 'no';
	public const MAIN_SITE_ONLY  = 'main site';
	public const NOT_ON_NETWORKS = 'no';
	public const TO_MANAGERS     = 'managers';
	public const TO_EDITORS      = 'editors';
	public const TO_EVERYONE     = 'everyone';
	private const DEFAULT_SORT   = 10;
	private const DEFAULT_ADVICE = 20;

	public string $slug;

	/** Sort order, ascending. */
	public int $sort;

	/** Sort order among recommended modules. */
	public int $recommendation_order;

	/** Plugin version. */
	public string $introduced;

	/** Plugin version of the last change; '' if there is none. */
	public string $changed;

	public bool $can_deactivate;

	/** Whether it is available without a plan. */
	public bool $is_free;

	/** Ignored without an account service. */
	public bool $requires_connection;

	/** Whether it needs a connected owner. Ignored without an account service. */
	public bool $requires_user_connection;

	public bool $requires_client_address;

	/** 'Yes', 'No' or 'Public' (if the site is public). */
	public string $auto_activate;

	/** @var string[] */
	public array $tags;

	/** @var string[] */
	public array $feature;

	/**
	 * Lowercase; 'free' means every plan.
	 *
	 * @var string[]
	 */
	public array $plan_classes;

	/** 'yes', 'partly' or 'no': whether it works without the provider. */
	public string $works_locally;

	/** Whether its code exists yet. */
	public bool $has_behavior;

	/** 'managers', 'editors' (also users who can edit posts), or 'everyone' (also everyone who can open the page, but only its state). */
	public string $visible_to;

	/** A setting that, while it is on, includes the module in every plan; '' for none. */
	public string $plan_setting;

	/** Whether it stands for a separate plugin, and can't be switched. */
	public bool $is_separate_plugin;

	/** Whether it needs WooCommerce 3 or newer. */
	public bool $requires_woocommerce;

	/** 'yes', 'main site' (on no other site of a network), or 'no'. */
	public string $works_on_networks;

	/** An option that holds the owner's own service, such as an identity provider. With it, the module needs no connection. '' for none. */
	public string $own_service_option;

	/** @param array<string, string> $header Text by header name; '' if missing. */
	public function __construct( string $slug, array $header ) {
		$text = static function ( string $name ) use ( $header ): string {
			return trim( $header[ $name ] ?? '' );
		};

		$this->slug                     = $slug;
		$this->sort                     = '' === $text( 'Sort Order' ) ? self::DEFAULT_SORT : (int) $text( 'Sort Order' );
		$this->recommendation_order     = '' === $text( 'Recommendation Order' ) ? self::DEFAULT_ADVICE : (int) $text( 'Recommendation Order' );
		$this->introduced               = $text( 'First Introduced' );
		$this->changed                  = $text( 'Major Changes In' );
		$this->can_deactivate           = 'No' !== $text( 'Deactivate' );
		$this->is_free                  = 'No' !== $text( 'Free' );
		$this->requires_connection      = 'No' !== $text( 'Requires Connection' );
		$this->requires_user_connection = ! in_array( $text( 'Requires User Connection' ), array( '', 'No' ), true );
		$this->requires_client_address  = 'Yes' === $text( 'Requires Client Address' );
		$this->auto_activate            = in_array( $text( 'Auto Activate' ), array( 'Yes', 'Public' ), true ) ? $text( 'Auto Activate' ) : 'No';
		$this->tags                     = self::listed( $text( 'Module Tags' ), 'Other' );
		$this->feature                  = self::listed( $text( 'Feature' ), 'Other' );
		$this->plan_classes             = self::listed( strtolower( $text( 'Plans' ) ), 'free' );
		$this->works_locally            = self::local_use( strtolower( $text( 'Works Locally' ) ) );
		$this->has_behavior             = 'No' !== $text( 'Behavior' );
		$this->visible_to               = in_array( $text( 'Visible To' ), array( 'Editors', 'Everyone' ), true ) ? strtolower( $text( 'Visible To' ) ) : self::TO_MANAGERS;
		$this->plan_setting             = $text( 'Plan Setting' );
		$this->is_separate_plugin       = 'Yes' === $text( 'Separate Plugin' );
		$this->requires_woocommerce     = 'Yes' === $text( 'Requires WooCommerce' );
		$this->works_on_networks        = in_array( $text( 'Works On Networks' ), array( 'Main Site', 'No' ), true ) ? strtolower( $text( 'Works On Networks' ) ) : 'yes';
		$this->own_service_option       = $text( 'Own Service Option' );
	}

	/** Whether it is useful without an account service. */
	public function is_useful_locally(): bool {
		return self::NOT_LOCALLY !== $this->works_locally;
	}

	/**
	 * Parses a comma-separated header.
	 *
	 * @return string[]
	 */
	private static function listed( string $text, string $default ): array {
		$items = array_diff( array_map( 'trim', explode( ',', $text ) ), array( '' ) );

		return $items ? array_values( $items ) : array( $default );
	}

	/** Validates Works Locally; defaults to 'no'. */
	private static function local_use( string $text ): string {
		return in_array( $text, array( self::WORKS_LOCALLY, self::PARTLY_LOCALLY ), true ) ? $text : self::NOT_LOCALLY;
	}
}
