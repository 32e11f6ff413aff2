<?php
declare( strict_types=1 );

namespace Jetpack_Dashboard\Features\Sso;

defined( 'ABSPATH' ) || exit;

/** The fields of the provider page about creating users and their roles. */
final class Provider_User_Form {

	/** Rows for further values and their roles. */
	private const EMPTY_ROWS = 3;

	/** Rows of the form's table. */
	public static function print_creation( Own_Provider $provider ): void {
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

	/** Rows of the form's table. */
	public static function print_roles( Own_Provider $provider ): void {
		?>
		<tr>
			<th scope="row"><?php esc_html_e( 'Roles', 'jetpack-dashboard' ); ?></th>
			<td>
				<label><input type="checkbox" name="map" value="1" aria-describedby="jp-sso-map-help" <?php checked( $provider->maps_roles ); ?>> <?php esc_html_e( 'Set roles from a claim', 'jetpack-dashboard' ); ?></label>
				<p class="description" id="jp-sso-map-help"><?php echo esc_html( self::roles_help() ); ?></p>
			</td>
		</tr>
		<tr>
			<th scope="row"><label for="jp-sso-claim"><?php esc_html_e( 'Claim', 'jetpack-dashboard' ); ?></label></th>
			<td>
				<input type="text" class="regular-text code" id="jp-sso-claim" name="claim" value="<?php echo esc_attr( $provider->role_claim ); ?>" maxlength="<?php echo absint( Own_Provider::MAX_CLAIM ); ?>" aria-describedby="jp-sso-claim-help">
				<p class="description" id="jp-sso-claim-help"><?php esc_html_e( 'Such as “groups” or “realm_access.roles”. The provider must send it in the ID token.', 'jetpack-dashboard' ); ?></p>
			</td>
		</tr>
		<tr>
			<th scope="row"><?php esc_html_e( 'Roles by value', 'jetpack-dashboard' ); ?></th>
			<td>
				<p class="description"><?php esc_html_e( 'Each row has a value of the claim, and the role that it gives. Values count exactly as you enter them. To remove a row, clear its value.', 'jetpack-dashboard' ); ?></p>
				<?php
				$rows = array_pad( $provider->role_rows, min( Own_Provider::MAX_ROWS, count( $provider->role_rows ) + self::EMPTY_ROWS ), array( '', '' ) );
				foreach ( array_values( $rows ) as $index => $row ) {
					self::print_role( $index + 1, $row[0], $row[1] );
				}
				?>
				<p class="description"><?php esc_html_e( 'Warning: everyone who can get a value at the provider gets its role here.', 'jetpack-dashboard' ); ?></p>
			</td>
		</tr>
		<?php
	}

	private static function roles_help(): string {
		$help = __( 'At each login, the first row whose value is in the claim sets the user’s role. If no row matches, the role stays. Administrators keep their role unless a row names it, and the last administrator always keeps it.', 'jetpack-dashboard' );

		return is_multisite() ? $help . ' ' . __( 'The role is that of the site that the user logs in to. Network administrators always keep theirs.', 'jetpack-dashboard' ) : $help;
	}

	private static function print_role( int $number, string $value, string $role ): void {
		/* translators: %d: number of a row. */
		$value_label = sprintf( __( 'Value %d', 'jetpack-dashboard' ), $number );
		/* translators: %d: number of a row. */
		$role_label = sprintf( __( 'Role for value %d', 'jetpack-dashboard' ), $number );
		?>
		<p style="margin-block:12px">
			<input type="text" class="regular-text code" name="row_value[]" value="<?php echo esc_attr( $value ); ?>" maxlength="<?php echo absint( Own_Provider::MAX_VALUE ); ?>" aria-label="<?php echo esc_attr( $value_label ); ?>">
			<select name="row_role[]" aria-label="<?php echo esc_attr( $role_label ); ?>">
				<option value=""><?php esc_html_e( 'Choose a role', 'jetpack-dashboard' ); ?></option>
				<?php foreach ( wp_roles()->get_names() as $slug => $name ) : ?>
					<option value="<?php echo esc_attr( $slug ); ?>" <?php selected( (string) $slug, $role ); ?>><?php echo esc_html( self::role_name( (string) $slug, (string) $name ) ); ?></option>
				<?php endforeach; ?>
			</select>
			<?php if ( Own_Roles::is_administrative( $role ) ) : ?>
				<strong style="display:block"><?php esc_html_e( 'Warning: everyone with this value at the provider becomes an administrator.', 'jetpack-dashboard' ); ?></strong>
			<?php endif; ?>
		</p>
		<?php
	}

	private static function role_name( string $slug, string $name ): string {
		$name = translate_user_role( $name );

		return Own_Roles::is_administrative( $slug )
			/* translators: %s: name of a role, such as Administrator. */
			? sprintf( __( '%s (full control of the site)', 'jetpack-dashboard' ), $name )
			: $name;
	}
}
