// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/TextEdit.h"
#include "core/openmp/model/CudaDirective.h"
#include "core/openmp/model/FileScopeText.h"
#include "core/openmp/model/Statement.h"

#include <filesystem>
#include <set>
#include <string>
#include <vector>

namespace warpgrain::openmp {

struct Function {
  std::string name;
  std::string symbol;                     ///< by which other sources call it; empty where it is internal
  SourceSpan span;                        ///< of its definition, from its first word
  std::vector<std::uint32_t> declared;    ///< where each declaration in the source begins, the definition's too
  std::optional<std::uint32_t> kernelsAt; ///< before what its kernels can stand, and see what it sees
  std::vector<VariableId> parameters;
  bool isInSource = true; ///< every declaration is in the source itself, none in a header
  bool isPlain = true;    ///< no template, no virtual function, no variable list of arguments
  bool isMethod = false;
  bool isInstance = false; ///< of a template: its text is that of others, too
  bool isInternal = false; ///< no other source can call it by its name
  bool isUsedAsPointer = false;
  bool isCalledEarly = false;    ///< by the first value of a variable at file scope
  bool isCalledBySystem = false; ///< by code in the system's headers, or by code that the language adds
  Statement body;
};

/// A function that the source calls and does not define, nor does a header of the system declare it.
struct External {
  std::string name;
  std::string symbol;
  bool isCalledEarly = false; ///< by the first value of a variable at file scope
};

/// A directive that the statements of no function hold: of a lambda, a template or a header.
struct UnreadDirective {
  std::string name;
  std::string place;         ///< "file:line"
  bool startsThreads = true; ///< it, or what it belongs to: it is no `target data` and the like
};

/// From a line of the text on, lines are those of a file, up to the next such value.
struct HeaderLines {
  std::uint32_t first = 1;
  std::filesystem::path path;
  std::uint32_t line = 1; ///< of the file
};

/// A line of a file, as a person finds it.
struct SourceLine {
  std::filesystem::path path;
  std::uint32_t line = 1;
};

/// A source with OpenMP directives, as plain values (ALG-F, the analyser's input). Spans refer to `text`.
struct Program {
  std::filesystem::path path;
  std::string text;                 ///< with own headers that hold code in the place of their includes
  std::vector<HeaderLines> headers; ///< empty where there are none
  bool isC = false;
  long versionOfC = 0; ///< __STDC_VERSION__
  std::vector<Variable> variables;
  std::vector<Function> functions;    ///< those that the source defines
  std::vector<External> externals;    ///< those that it calls, and other sources define
  TextEdits hostEdits;                ///< casts that C++ needs and C does not
  TextEdits allocationEdits;          ///< of what allocates and frees memory, for the record of allocations
  std::vector<Obstacle> notCxx;       ///< what keeps the source from being C++; each text is a sentence
  std::set<std::string> namesOfCuda;  ///< functions and variables of a C program, which CUDA has, too
  std::vector<Obstacle> vectorLimits; ///< of regions that use vectors, and have no pointers to their elements
  std::vector<UnreadDirective> unread;
  std::set<std::string>
      namesInHiddenCode;                ///< functions that code which is not read may call, or whose addresses it has
  std::vector<CudaPragma> cudaPragmas;  ///< in the order of the text
  std::vector<FileScopeText> fileScope; ///< of the program and its own headers: macros first, then as they are declared
  bool hasGenericMath = false;          ///< <tgmath.h>: which function a call means depends on its argument
  bool holdsThreads = false;            ///< a variable, a member or a base is a thread of the library, or holds some

  const Variable &operator[](VariableId id) const { return variables[static_cast<std::size_t>(id)]; }

  const Function &operator[](FunctionId id) const { return functions[static_cast<std::size_t>(id)]; }

  const External &operator[](ExternalId id) const { return externals[static_cast<std::size_t>(id)]; }

  /// The file and the line in it of a line of the text.
  SourceLine placeOf(std::uint32_t line) const {
    SourceLine out{.path = path, .line = line};
    for (const HeaderLines &each : headers)
      if (each.first <= line) out = {.path = each.path, .line = each.line + (line - each.first)};
    return out;
  }

  std::string_view textOf(const SourceSpan &span) const {
    return std::string_view(text).substr(span.begin, span.length());
  }
};

} // namespace warpgrain::openmp
