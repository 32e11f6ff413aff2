<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Backup\Offsite;

use Jetpack_Dashboard\Kernel\Net\Owner_Request;

defined( 'ABSPATH' ) || exit;

/** Where copies of backups go, and the login for it. */
final class Place {

	public const S3     = 's3';
	public const WEBDAV = 'webdav';

	/** Addresses of S3: https://endpoint/bucket, or https://bucket.endpoint. */
	public const PATH = 'path';
	public const HOST = 'host';

	/** Longest value of a field. */
	public const MAX = 500;

	public string $type;

	/** Scheme and host of an S3-compatible storage, or the address of a WebDAV folder, without a slash at the end. */
	public string $url;

	/** Of S3. */
	public string $region;
	public string $bucket;

	/** PATH or HOST; '' for WebDAV. */
	public string $style;

	/** Folder in the bucket, without slashes around it; may be ''. */
	public string $prefix;

	/** User, or id of the access key. */
	public string $user;

	/** Password, or secret of the access key. */
	public string $secret;

	/** @param array<mixed> $values By name of the property; none for what is missing. */
	public function __construct( array $values ) {
		$text         = static fn( string $name ): string => is_string( $values[ $name ] ?? null ) ? trim( $values[ $name ] ) : '';
		$this->type   = self::S3 === $text( 'type' ) ? self::S3 : self::WEBDAV;
		$this->url    = rtrim( $text( 'url' ), '/' );
		$is_s3        = self::S3 === $this->type;
		$this->region = $is_s3 ? ( $text( 'region' ) ?: 'us-east-1' ) : '';
		$this->bucket = $is_s3 ? $text( 'bucket' ) : '';
		$this->style  = $is_s3 ? ( self::HOST === $text( 'style' ) ? self::HOST : self::PATH ) : '';
		$this->prefix = $is_s3 ? trim( $text( 'prefix' ), '/' ) : '';
		$this->user   = $text( 'user' );
		$this->secret = $text( 'secret' );
		if ( $is_s3 ) {
			// Signed as browsers and cURL send it.
			$this->url = (string) preg_replace( '~^(https://[^:]+):443$~', '$1', strtolower( $this->url ) );
		}
	}

	/**
	 * Checks what the owner entered.
	 *
	 * @throws Place_Error With what is wrong.
	 */
	public function check(): void {
		$parts = wp_parse_url( $this->url );
		foreach ( get_object_vars( $this ) as $name => $value ) {
			if ( strlen( $value ) > self::MAX || 1 === preg_match( '/[\x00-\x1f\x7f]/', $value ) ) {
				throw new Place_Error( __( 'A value is too long, or has characters that aren’t allowed.', 'jetpack-dashboard' ), $name );
			}
		}
		if ( ! is_array( $parts ) || empty( $parts['host'] ) || ! Owner_Request::is_allowed( $this->url ) ) {
			throw new Place_Error( __( 'The address of the storage must begin with https://.', 'jetpack-dashboard' ), 'url' );
		}
		if ( isset( $parts['user'] ) || isset( $parts['pass'] ) || isset( $parts['query'] ) || isset( $parts['fragment'] ) ) {
			throw new Place_Error( __( 'The address of the storage must have no user, password, ? or #.', 'jetpack-dashboard' ), 'url' );
		}
		if ( self::S3 === $this->type ) {
			$this->check_bucket( isset( $parts['path'] ) );
		}
		if ( '' === $this->user || '' === $this->secret ) {
			throw new Place_Error( self::S3 === $this->type ? __( 'Enter the access key and its secret.', 'jetpack-dashboard' ) : __( 'Enter the user and the password.', 'jetpack-dashboard' ), '' === $this->user ? 'user' : 'secret' );
		}
		if ( self::WEBDAV === $this->type && false !== strpos( $this->user, ':' ) ) {
			throw new Place_Error( __( 'A WebDAV user can’t have a colon in its name.', 'jetpack-dashboard' ), 'user' );
		}
	}

	/** @throws Place_Error */
	private function check_bucket( bool $has_path ): void {
		if ( $has_path ) {
			throw new Place_Error( __( 'The address of an S3-compatible storage has no path, such as https://s3.eu-central-1.amazonaws.com. The bucket has a field of its own.', 'jetpack-dashboard' ), 'url' );
		}
		if ( 1 !== preg_match( '/^[A-Za-z0-9][A-Za-z0-9._-]{1,62}$/D', $this->bucket ) ) {
			throw new Place_Error( __( 'Enter the name of the bucket: letters, digits, dots, hyphens and underscores.', 'jetpack-dashboard' ), 'bucket' );
		}
		if ( self::HOST === $this->style ) {
			$this->check_host();
		}
		if ( 1 !== preg_match( '~^([A-Za-z0-9_-][A-Za-z0-9._-]*(/|$))*$~D', $this->prefix ) ) {
			throw new Place_Error( __( 'The folder in the bucket may have letters, digits, dots, hyphens, underscores and slashes.', 'jetpack-dashboard' ), 'prefix' );
		}
		if ( 1 !== preg_match( '/^[A-Za-z0-9-]+$/D', $this->region ) ) {
			throw new Place_Error( __( 'Enter the region of the bucket, such as eu-central-1.', 'jetpack-dashboard' ), 'region' );
		}
	}

	/**
	 * Certificates are for one level of names below the endpoint, so a bucket with a dot would fail.
	 *
	 * @throws Place_Error
	 */
	private function check_host(): void {
		if ( 1 !== preg_match( '/^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/D', $this->bucket ) ) {
			throw new Place_Error( __( 'With the bucket in the host name, the name of the bucket may have only lowercase letters, digits and hyphens. Choose the other kind of address.', 'jetpack-dashboard' ), 'bucket' );
		}
		if ( false !== filter_var( trim( (string) wp_parse_url( $this->url, PHP_URL_HOST ), '[]' ), FILTER_VALIDATE_IP ) ) {
			throw new Place_Error( __( 'An IP address can’t have a bucket in front of it. Choose the other kind of address.', 'jetpack-dashboard' ), 'style' );
		}
	}

	/** Whether another place's login may be sent to this one. */
	public function is_same_server( self $other ): bool {
		return $this->type === $other->type && $this->url === $other->url;
	}

	/** Whether it keeps the same files. */
	public function is_same_place( self $other ): bool {
		return $this->is_same_server( $other ) && $this->bucket === $other->bucket && $this->prefix === $other->prefix;
	}

	/** As the owner knows it, such as s3.example.com/bucket/folder. */
	public function label(): string {
		return implode( '/', array_diff( array( (string) preg_replace( '~^https?://~', '', $this->url ), $this->bucket, $this->prefix ), array( '' ) ) );
	}

	public function storage( Storage_Http $http ): Storage {
		return self::S3 === $this->type ? new S3_Storage( $http, $this ) : new Webdav_Storage( $http, $this );
	}
}
