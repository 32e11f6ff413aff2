<?php
declare(strict_types=1);

namespace Jetpack_Dashboard\Vendor\Nette;

defined( 'ABSPATH' ) || exit;

class InvalidArgumentException extends \InvalidArgumentException
{
}
