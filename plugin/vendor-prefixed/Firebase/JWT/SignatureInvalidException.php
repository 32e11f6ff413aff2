<?php

namespace Jetpack_Dashboard\Vendor\Firebase\JWT;

defined( 'ABSPATH' ) || exit;

class SignatureInvalidException extends \UnexpectedValueException
{
}
