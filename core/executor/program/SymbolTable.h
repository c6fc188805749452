// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/executor/program/CurrentRuntime.h"

#include <map>
#include <string>

namespace warpgrain::executor {

/// Functions that the host code of a program can call, by their symbols.
class SymbolTable {
public:
  /// Adds a function that uses the runtime, or not (entryPoint).
  template <auto function>
  void put(const std::string &name) {
    symbols_[name] = entryPoint<function>();
  }

  /// Adds the function also under the names that it has if each thread has a default stream of its own.
  template <auto function>
  void putWithStream(const std::string &name) {
    put<function>(name);
    put<function>(name + "_ptsz");
    put<function>(name + "_ptds");
  }

  const std::map<std::string, void *> &all() const { return symbols_; }

private:
  std::map<std::string, void *> symbols_;
};

// Each function adds one group of the CUDA runtime's functions and has a source file of its own.
void addRegistration(SymbolTable &table);
void addLaunches(SymbolTable &table);
void addErrors(SymbolTable &table);
void addMemory(SymbolTable &table);
void addHostMemory(SymbolTable &table);
void addCopies(SymbolTable &table);
void addArrays(SymbolTable &table);
void addArrayCopies(SymbolTable &table);
void addTextures(SymbolTable &table);
void addSymbols(SymbolTable &table);
void addStreams(SymbolTable &table);
void addEvents(SymbolTable &table);
void addGraphs(SymbolTable &table);
void addGraphNodes(SymbolTable &table);
void addDevice(SymbolTable &table);
void addFunctions(SymbolTable &table);
void addOccupancy(SymbolTable &table);
/// Adds OpenMP's library functions for a team of one thread: the compiler ignores OpenMP pragmas.
void addOpenMp(SymbolTable &table);

/// Returns the table of all groups.
SymbolTable runtimeSymbols();

} // namespace warpgrain::executor
