<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sso;

defined( 'ABSPATH' ) || exit;

/** The fields of the provider page about creating users. */
final class Provider_User_Form {

	/** Rows of the form's table. */
	public static function print_creation( Own_Provider $provider ): void {
		if ( is_multisite() ) {
			return;
		}
		?>
		<tr>
			<th scope="row"><?php esc_html_e( 'New users', 'jetpack-dashboard' ); ?></th>
			<td>
				<label><input type="checkbox" name="create" value="1" aria-describedby="jp-sso-create-help" <?php checked( $provider->creates ); ?>> <?php esc_html_e( 'Create users for people who have none', 'jetpack-dashboard' ); ?></label>
				<p class="description" id="jp-sso-create-help"><?php esc_html_e( 'Warning: everyone who has an account with a verified email address at the provider can then get a user. If anyone can register there, as at Google, enter email domains, or leave this off. No user is created for an email address that a user of this site has. The administrator gets an email about each new user.', 'jetpack-dashboard' ); ?></p>
			</td>
		</tr>
		<tr>
			<th scope="row"><label for="jp-sso-role"><?php esc_html_e( 'Role of new users', 'jetpack-dashboard' ); ?></label></th>
			<td>
				<select id="jp-sso-role" name="role" aria-describedby="jp-sso-role-help">
					<?php foreach ( Own_Creation::safe_roles() as $slug => $name ) : ?>
						<option value="<?php echo esc_attr( $slug ); ?>" <?php selected( $slug, self::selected_role( $provider ) ); ?>><?php echo esc_html( $name ); ?></option>
					<?php endforeach; ?>
				</select>
				<p class="description" id="jp-sso-role-help"><?php esc_html_e( 'Roles that can manage the site or publish unfiltered HTML can’t be chosen.', 'jetpack-dashboard' ); ?></p>
			</td>
		</tr>
		<tr>
			<th scope="row"><label for="jp-sso-domains"><?php esc_html_e( 'Email domains of new users', 'jetpack-dashboard' ); ?></label></th>
			<td>
				<input type="text" class="regular-text code" id="jp-sso-domains" name="domains" value="<?php echo esc_attr( $provider->create_domains ); ?>" maxlength="<?php echo absint( Own_Provider::MAX_DOMAINS ); ?>" aria-describedby="jp-sso-domains-help">
				<p class="description" id="jp-sso-domains-help"><?php esc_html_e( 'Separated by spaces, such as “example.com”. Subdomains must be entered too. If this is empty, every domain is allowed.', 'jetpack-dashboard' ); ?></p>
			</td>
		</tr>
		<?php
	}

	private static function selected_role( Own_Provider $provider ): string {
		$role = '' === $provider->create_role ? (string) get_option( 'default_role' ) : $provider->create_role;

		return isset( Own_Creation::safe_roles()[ $role ] ) ? $role : 'subscriber';
	}
}
