// SPDX-License-Identifier: Apache-2.0
#include "core/executor/program/Runtime.h"
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
  table.put("omp_get_thread_num", &zero);
  table.put("omp_in_parallel", &zero);
  table.put("omp_get_num_threads", &one);
  table.put("omp_get_max_threads", &one);
  table.put("omp_get_num_procs", &one);
  table.put("omp_set_num_threads", &ignore);
  table.put("omp_set_dynamic", &ignore);
  table.put("omp_set_nested", &ignore);
  table.put("omp_get_wtime", &wallTime);
  table.put("omp_get_wtick", &wallTick);
  table.put("omp_init_lock", &lockNothing);
  table.put("omp_destroy_lock", &lockNothing);
  table.put("omp_set_lock", &lockNothing);
  table.put("omp_unset_lock", &lockNothing);
}

} // namespace warpgrain::executor
