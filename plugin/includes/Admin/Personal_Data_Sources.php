<?php
/**
 * The features that store personal data.
 *
 * @package Jetpack_Dashboard
 */

declare( strict_types=1 );

namespace Jetpack_Dashboard\Admin;

use Jetpack_Dashboard\Change_Log\Change_Log;
use Jetpack_Dashboard\Change_Log\Change_Texts;
use Jetpack_Dashboard\Change_Log\Changes_Personal_Data;
use Jetpack_Dashboard\Features\Markdown\Comments_Personal_Data;
use Jetpack_Dashboard\Features\Post_By_Email\Address;
use Jetpack_Dashboard\Features\Post_By_Email\Address_Personal_Data;
use Jetpack_Dashboard\Kernel\Privacy\Personal_Data;
use Jetpack_Dashboard\Plugin;
use Jetpack_Dashboard\Settings\Notices_Personal_Data;

defined( 'ABSPATH' ) || exit;

/**
 * A new feature that stores anything about a person is added here.
 */
final class Personal_Data_Sources {

	/**
	 * The services.
	 *
	 * @var Plugin
	 */
	private $plugin;

	/**
	 * Takes the services.
	 *
	 * @param Plugin $plugin The services.
	 */
	public function __construct( Plugin $plugin ) {
		$this->plugin = $plugin;
	}

	/**
	 * All of them, in the order in which they erase: the address for posting by email needs the linked account.
	 *
	 * @return array<string, Personal_Data> By id.
	 */
	public function all(): array {
		$connection = $this->plugin->connection();
		$settings   = $this->plugin->settings_registry();

		return array(
			'post-by-email' => new Address_Personal_Data( new Address( $connection->site_api(), $connection->failure(), $connection->status() ) ),
			'account'       => $connection->personal_data(),
			'logins'        => $this->plugin->protect_parts()->personal_data(),
			'changes'       => new Changes_Personal_Data( new Change_Log( $settings, $this->plugin->clock() ), new Change_Texts( $settings ) ),
			'notices'       => new Notices_Personal_Data(),
			'comments'      => new Comments_Personal_Data(),
		);
	}
}
