// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/Function.h"

#include <string>
#include <string_view>
#include <vector>

namespace warpgrain::session {

/// Whether two symbols name the same kernel of a source. nvcc and Clang agree on all but kernels that other units
/// cannot see: of a `static` one nvcc leaves the mark of internal linkage out ("_Z5scalePf" for "_ZL5scalePf"), and an
/// unnamed namespace has the unit's name in it ("_GLOBAL__N__a7ac0bb9_5_st_cu_cl").
bool isSameKernel(const std::string &symbol, const std::string &other);

/// The names that compilers give a kernel: one, or one for each instantiation of a template that the unit uses.
std::vector<std::string> symbolsOf(const model::Function &kernel);

bool isOneOf(const std::vector<std::string> &symbols, const std::string &symbol);

/// Whether machine code of this symbol is a kernel's; of a template: one of its instantiations that the unit uses.
bool isCompiledAs(const model::Function &kernel, const std::string &symbol);

/// Of a variant's symbols that of the kernel which the original calls `symbol`, where a step may have changed its
/// parameters: of a template the same instantiation. `symbol` itself where there is none, or more than one.
std::string symbolAfterSteps(const std::vector<std::string> &symbols, const std::string &symbol);

/// What a cubin calls the kernel that a compiler calls `symbol`; the symbol itself where the cubin has none like it, or
/// cannot be read: the runner says so then.
std::string symbolInCubin(std::string_view cubin, const std::string &symbol);

} // namespace warpgrain::session
