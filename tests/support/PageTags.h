// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::tests {

/// What is wrong with a page: tags that a report does not have, attributes that load or run something, tags that are
/// not closed in their order. Empty: nothing.
std::vector<std::string> faultsOfPage(std::string_view page);

/// The values of its <data> elements, in their order.
std::vector<std::string> dataOfPage(std::string_view page);

} // namespace warpgrain::tests
