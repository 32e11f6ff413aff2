<?php

declare(strict_types=1);

/*
 * This file is part of the league/commonmark package.
 *
 * (c) Colin O'Dell <colinodell@gmail.com>
 *
 * For the full copyright and license information, please view the LICENSE
 * file that was distributed with this source code.
 */

namespace Jetpack_Dashboard\Vendor\League\CommonMark\Extension\TaskList;

defined( 'ABSPATH' ) || exit;

use Jetpack_Dashboard\Vendor\League\CommonMark\Extension\CommonMark\Node\Block\ListItem;
use Jetpack_Dashboard\Vendor\League\CommonMark\Node\Block\Paragraph;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Inline\InlineParserInterface;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\Inline\InlineParserMatch;
use Jetpack_Dashboard\Vendor\League\CommonMark\Parser\InlineParserContext;
use Jetpack_Dashboard\Vendor\League\CommonMark\Util\RegexHelper;

final class TaskListItemMarkerParser implements InlineParserInterface
{
    public function getMatchDefinition(): InlineParserMatch
    {
        return InlineParserMatch::oneOf('[ ]', '[x]');
    }

    public function parse(InlineParserContext $inlineContext): bool
    {
        $container = $inlineContext->getContainer();

        // Checkbox must come at the beginning of the first paragraph of the list item
        if ($container->hasChildren() || ! ($container instanceof Paragraph && $container->parent() && $container->parent() instanceof ListItem)) {
            return false;
        }

        $cursor   = $inlineContext->getCursor();
        $oldState = $cursor->saveState();

        $cursor->advanceBy(3);

        // The marker must be followed by whitespace before any other content
        $nextCharacter = $cursor->getCurrentCharacter();
        if ($nextCharacter === null || ! RegexHelper::isWhitespace($nextCharacter) || $cursor->getNextNonSpaceCharacter() === null) {
            $cursor->restoreState($oldState);

            return false;
        }

        $isChecked = $inlineContext->getFullMatch() !== '[ ]';

        $container->appendChild(new TaskListItemMarker($isChecked));

        return true;
    }
}
