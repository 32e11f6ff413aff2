<?php

namespace Jetpack_Dashboard\Vendor\Pimple;

defined( 'ABSPATH' ) || exit;

interface ServiceProviderInterface
{
	public function register(Container $pimple);
}
