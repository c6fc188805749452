// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/memory/ElementType.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::capture {

/// The name in it, without what it returns and takes: "ns::scale<float>".
std::string nameIn(const std::string &demangledText);

/// Whether a person who writes `wanted` means this kernel: its symbol, all that demangled() gives, its name with or
/// without the arguments of its template, and with all, some or none of its namespaces. Empty: any kernel.
bool matches(const std::string &symbol, std::string_view wanted);

/// The types of its parameters, as they are written; empty where the symbol does not tell.
std::vector<std::string> parameterTypes(const std::string &demangledText);

/// What a pointer of a type leads to; bytes where the type does not tell.
memory::ScalarKind pointedElement(std::string_view type);

} // namespace warpgrain::capture
