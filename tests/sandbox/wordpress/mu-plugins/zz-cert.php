<?php add_filter( 'jetpack_dashboard_mail_certificates', static fn() => '/tmp/mail-server-4GAGcF/cert.pem' );
