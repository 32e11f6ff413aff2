<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Licensing;

defined( 'ABSPATH' ) || exit;

/** Validates the account service's response about a partner coupon. Its texts come from the partner, so they are sanitized and truncated. */
final class Coupon_Response {

	public const AVAILABLE = 'available';

	public const EXPIRED = 'expired';
	public const USED    = 'used';
	public const UNKNOWN = 'unknown';
	public const FOREIGN = 'foreign';

	private const REASONS = array( self::EXPIRED, self::USED, self::UNKNOWN, self::FOREIGN );

	private const MAX_NAME_LENGTH = 100;
	private const MAX_TEXT_LENGTH = 300;
	private const MAX_URL_LENGTH  = 2000;
	private const MAX_FEATURES    = 10;
	private const MAX_PIXELS      = 1000;

	/** AVAILABLE, or why the coupon can't be redeemed. */
	private string $status;

	/**
	 * Empty unless the coupon is available.
	 *
	 * @var array<string, mixed>
	 */
	private array $coupon;

	/**
	 * @param array<string, mixed> $coupon Coupon.
	 */
	private function __construct( string $status, array $coupon = array() ) {
		$this->status = $status;
		$this->coupon = $coupon;
	}

	/**
	 * @param array<mixed>           $body          The decoded response.
	 * @param callable(string): bool $is_of_service Whether a URL is on the account service's origin.
	 * @return self|null Null if the response is invalid, or about another coupon.
	 */
	public static function of( Coupon_Code $code, array $body, callable $is_of_service ): ?self {
		if ( ( $body['coupon_code'] ?? null ) !== $code->code() ) {
			return null;
		}

		if ( false === ( $body['available'] ?? null ) ) {
			return self::refused( $body['reason'] ?? '' );
		}

		$partner = $body['partner'] ?? null;
		$product = $body['product'] ?? null;

		if ( true !== ( $body['available'] ?? null ) || ! is_array( $partner ) || ! is_array( $product ) ) {
			return null;
		}

		$name = self::text( $partner['name'] ?? '', self::MAX_NAME_LENGTH );
		$slug = $product['slug'] ?? '';

		if ( '' === $name || ! is_string( $slug ) || ! preg_match( '/^[a-z0-9_-]{1,60}$/D', $slug ) ) {
			return null;
		}

		return new self(
			self::AVAILABLE,
			array(
				'coupon_code' => $code->code(),
				'preset'      => $code->preset(),
				'partner'     => array(
					'name'   => $name,
					'prefix' => $code->prefix(),
					'logo'   => self::logo( $partner['logo'] ?? null, $is_of_service ),
				),
				'product'     => array(
					'slug'        => $slug,
					'title'       => self::text( $product['title'] ?? '', self::MAX_NAME_LENGTH ),
					'description' => self::text( $product['description'] ?? '', self::MAX_TEXT_LENGTH ),
					'features'    => self::features( $product['features'] ?? null ),
				),
			)
		);
	}

	/**
	 * @param mixed $reason An unknown reason counts as UNKNOWN.
	 */
	public static function refused( $reason ): self {
		return new self( in_array( $reason, self::REASONS, true ) ? $reason : self::UNKNOWN );
	}

	/** AVAILABLE, EXPIRED, USED, UNKNOWN or FOREIGN. */
	public function status(): string {
		return $this->status;
	}

	/**
	 * As in the initial state.
	 *
	 * @return array<string, mixed> Empty unless the coupon is available.
	 */
	public function coupon(): array {
		return $this->coupon;
	}

	/**
	 * Only images on the account service's origin are shown, so the page doesn't load anything from other servers.
	 *
	 * @param mixed                  $logo
	 * @param callable(string): bool $is_of_service Whether a URL is on the account service's origin.
	 * @return array{src: string, width: int, height: int}|null
	 */
	private static function logo( $logo, callable $is_of_service ): ?array {
		$src    = is_array( $logo ) && is_string( $logo['src'] ?? null ) && strlen( $logo['src'] ) <= self::MAX_URL_LENGTH && $is_of_service( $logo['src'] ) ? esc_url_raw( $logo['src'] ) : '';
		$width  = is_array( $logo ) ? $logo['width'] ?? 0 : 0;
		$height = is_array( $logo ) ? $logo['height'] ?? 0 : 0;

		return '' !== $src && self::is_size( $width ) && self::is_size( $height ) ? array(
			'src'    => $src,
			'width'  => $width,
			'height' => $height,
		) : null;
	}

	/**
	 * @param mixed $pixels
	 */
	private static function is_size( $pixels ): bool {
		return is_int( $pixels ) && $pixels > 0 && $pixels <= self::MAX_PIXELS;
	}

	/**
	 * @param mixed $features
	 * @return string[]
	 */
	private static function features( $features ): array {
		$texts = array_map( static fn( $feature ): string => self::text( $feature, self::MAX_TEXT_LENGTH ), array_slice( is_array( $features ) ? array_values( $features ) : array(), 0, self::MAX_FEATURES ) );

		return array_values( array_filter( $texts, static fn( string $text ): bool => '' !== $text ) );
	}

	/**
	 * @param mixed $text
	 */
	private static function text( $text, int $max_length ): string {
		return is_string( $text ) ? mb_substr( sanitize_text_field( $text ), 0, $max_length ) : '';
	}
}
