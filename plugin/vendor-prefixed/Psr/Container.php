<?php

namespace Jetpack_Dashboard\Vendor\Psr\Container;

defined( 'ABSPATH' ) || exit;

use Throwable;

interface ContainerExceptionInterface extends Throwable
{
}

namespace Jetpack_Dashboard\Vendor\Psr\Container;

interface NotFoundExceptionInterface extends ContainerExceptionInterface
{
}
