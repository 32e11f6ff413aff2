<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Publicize;

use Jetpack_Dashboard\Kernel\Container;

defined( 'ABSPATH' ) || exit;

/** All networks. */
class Networks {

	private const CLASSES = array(
		Mastodon::ID => Mastodon::class,
		Bluesky::ID  => Bluesky::class,
		Webhook::ID  => Webhook::class,
	);

	private Container $services;

	public function __construct( Container $services ) {
		$this->services = $services;
	}

	public function find( string $id ): ?Network {
		return isset( self::CLASSES[ $id ] ) ? $this->services->get( self::CLASSES[ $id ] ) : null;
	}

	/** The name for users. */
	public function name( string $id ): string {
		$network = $this->find( $id );

		return $network ? $network->name() : $id;
	}
}
