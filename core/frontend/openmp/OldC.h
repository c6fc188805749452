// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/Error.h"

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace clang {
class ASTUnit;
}

namespace warpgrain::frontend {

/// A function that a source of C defines, as another source may declare it.
struct DefinedFunction {
  std::string declaration; ///< "float *f(int n, float *x)"
  std::string parameters;  ///< "int n, float *x"
  bool isOldStyle = false; ///< its parameters are declared behind the parentheses
};

/// What a source of old C lacks, and the source that has it.
struct ModernSource {
  std::string text;
  std::map<std::string, bool> called; ///< functions called without a prototype; true: old style, its floats are doubles
  std::set<std::string> undeclared;   ///< those of them that were not declared at all
};

/// Looks for the definition of a function in the other sources of the program.
using FindDefinition = std::function<std::optional<DefinedFunction>(const std::string &name)>;

/// Writes definitions with parameters behind the parentheses, types that are left out and declarations without
/// parameters as today's C has them; declares and includes what is called without a declaration. Lines keep their
/// numbers where there are empty lines for the includes. Fails (input) where it is not known what is called.
Result<ModernSource> modernSource(clang::ASTUnit &unit, const std::string &text, const FindDefinition &find);

/// Checks calls that had no prototype, in the source that has one: without, C converts neither arguments nor the
/// result. Gives the text, in which wider integers are cut to the int that C sees. Fails (input) with the call that
/// would mean something else.
Result<std::string> checkedCalls(clang::ASTUnit &unit, const ModernSource &source);

/// The functions that a source defines and others can call, by their names.
std::map<std::string, DefinedFunction> definedFunctions(clang::ASTUnit &unit);

} // namespace warpgrain::frontend
