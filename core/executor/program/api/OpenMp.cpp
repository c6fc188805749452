// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/ProgramRuntime.h"
#include "core/executor/program/SymbolTable.h"

#include <chrono>
#include <cstddef>

namespace warpgrain::executor {

namespace {

// Pragmas are left out of account, as a compiler does that has no OpenMP: every region runs on the thread that comes to
// it.

int zero() {
  return 0;
}

int one() {
  return 1;
}

void ignore(int) {}

double wallTime() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

double wallTick() {
  return 1e-9;
}

void lockNothing(void *) {}

} // namespace

void addOpenMp(SymbolTable &table) {
  table.put<&zero>("omp_get_thread_num");
  table.put<&zero>("omp_in_parallel");
  table.put<&one>("omp_get_num_threads");
  table.put<&one>("omp_get_max_threads");
  table.put<&one>("omp_get_num_procs");
  table.put<&ignore>("omp_set_num_threads");
  table.put<&ignore>("omp_set_dynamic");
  table.put<&ignore>("omp_set_nested");
  table.put<&wallTime>("omp_get_wtime");
  table.put<&wallTick>("omp_get_wtick");
  table.put<&lockNothing>("omp_init_lock");
  table.put<&lockNothing>("omp_destroy_lock");
  table.put<&lockNothing>("omp_set_lock");
  table.put<&lockNothing>("omp_unset_lock");
}

} // namespace warpgrain::executor
