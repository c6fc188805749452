// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace warpgrain::build {

/// The first lines of a failed compilation's log that name an error, at most `most`, joined by line
/// ends. Knows the forms of nvcc's front end ("file(3): error: …"), of GCC ("file:3:1: fatal error:
/// …"), of ptxas ("ptxas error : …") and of nvcc itself ("nvcc fatal : …"). The log's last line
/// where none of them is found; empty for an empty log.
std::string firstErrors(std::string_view log, int most = 3);

} // namespace warpgrain::build
