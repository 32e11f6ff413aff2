<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Modules;

defined( 'ABSPATH' ) || exit;

/**
 * A value: what the header of `Features/<Name>/feature.php` says. Whether the module is on is Module_Registry's knowledge,
 * what it is called is Module_Texts'. Properties are for reading only.
 */
final class Module {

	public const WORKS_LOCALLY   = 'yes';
	public const PARTLY_LOCALLY  = 'partly';
	public const NOT_LOCALLY     = 'no';
	private const DEFAULT_SORT   = 10;
	private const DEFAULT_ADVICE = 20;

	/** File name without .php. */
	public string $slug;

	/** Place in lists; the lower, the earlier. */
	public int $sort;

	/** Place among the recommended modules. */
	public int $recommendation_order;

	/** Version that brought the module. */
	public string $introduced;

	/** Version that changed it last, or ''. */
	public string $changed;

	/** Whether it may be switched off. */
	public bool $can_deactivate;

	/** Whether it comes without a plan. */
	public bool $is_free;

	/** Whether it needs the site's connection, where there is a service to connect to. */
	public bool $requires_connection;

	/** Whether it needs a connected owner, where there is a service to connect to. */
	public bool $requires_user_connection;

	/** Whether it must know the client's address. */
	public bool $requires_client_address;

	/** 'Yes', 'No' or 'Public' (on by default only if the site is public). */
	public string $auto_activate;

	/** @var string[] */
	public array $tags;

	/**
	 * Feature groups.
	 *
	 * @var string[]
	 */
	public array $feature;

	/**
	 * Plan classes that hold it, lower case; 'free' is every plan.
	 *
	 * @var string[]
	 */
	public array $plan_classes;

	/** 'yes', 'partly' or 'no': whether it works without the provider. */
	public string $works_locally;

	/** Whether its file does anything yet. */
	public bool $has_behavior;

	/**
	 * Reads the header's words; what is absent gets its default.
	 *
	 * @param string                $slug   File name without .php.
	 * @param array<string, string> $header Header name => text, '' when absent.
	 */
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
		$this->works_locally            = self::local_answer( strtolower( $text( 'Works Locally' ) ) );
		$this->has_behavior             = 'No' !== $text( 'Behavior' );
	}

	/** Whether it has something to offer where no account service is configured. */
	public function has_local_answer(): bool {
		return self::NOT_LOCALLY !== $this->works_locally;
	}

	/**
	 * The items of a comma-separated header.
	 *
	 * @param string $text Header's text.
	 * @return string[]
	 */
	private static function listed( string $text, string $default ): array {
		$items = array_diff( array_map( 'trim', explode( ',', $text ) ), array( '' ) );

		return $items ? array_values( $items ) : array( $default );
	}

	/**
	 * One of the three answers; anything unknown promises nothing.
	 *
	 * @param string $text Header's text, lower case.
	 */
	private static function local_answer( string $text ): string {
		return in_array( $text, array( self::WORKS_LOCALLY, self::PARTLY_LOCALLY ), true ) ? $text : self::NOT_LOCALLY;
	}
}
