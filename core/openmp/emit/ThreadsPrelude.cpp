// SPDX-License-Identifier: Apache-2.0
#include "core/openmp/emit/ThreadsPrelude.h"

#include <string_view>

namespace warpgrain::openmp {

namespace {
/// Stands in for OpenMP where the program is compiled without it.
constexpr std::string_view threads = R"prelude(#ifdef _OPENMP
#include <omp.h>
namespace gpu {
constexpr bool hasThreads = true;
}
#else
namespace gpu {
constexpr bool hasThreads = false;
}
// Compiled without OpenMP, regions that stay on the CPU are run by one thread.
#define _OPENMP 201511
// Headers of the program may include <omp.h>, which would declare all this again.
#define _OMP_H 1
#define __OMP_H
#include <chrono>
inline int omp_get_thread_num() { return 0; }
inline int omp_get_num_threads() { return 1; }
inline int omp_get_max_threads() { return 1; }
inline int omp_get_num_procs() { return 1; }
inline int omp_in_parallel() { return 0; }
inline void omp_set_num_threads(int) {}
inline void omp_set_dynamic(int) {}
inline void omp_set_nested(int) {}
inline int omp_get_dynamic() { return 0; }
inline int omp_get_nested() { return 0; }
inline int omp_get_level() { return 0; }
inline int omp_get_thread_limit() { return 1; }
inline int omp_get_num_teams() { return 1; }
inline int omp_get_team_num() { return 0; }
inline int omp_get_num_devices() { return 0; }
inline int omp_get_default_device() { return 0; }
inline void omp_set_default_device(int) {}
inline int omp_get_initial_device() { return 0; }
inline int omp_is_initial_device() { return 1; }
inline double omp_get_wtime() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}
inline double omp_get_wtick() { return 1e-9; }
struct omp_lock_t {};
inline void omp_init_lock(omp_lock_t *) {}
inline void omp_destroy_lock(omp_lock_t *) {}
inline void omp_set_lock(omp_lock_t *) {}
inline void omp_unset_lock(omp_lock_t *) {}
inline int omp_test_lock(omp_lock_t *) { return 1; }
#endif

namespace gpu {
/// Ends the program where a construct needs the threads of OpenMP and the program was compiled without them.
inline void needsThreads(int line) {
  if (hasThreads) return;
  std::fprintf(stderr, "The construct of line %d needs the threads of OpenMP: compile the program with -fopenmp.\n", line);
  std::exit(EXIT_FAILURE);
}
inline bool isInParallel() { return omp_in_parallel() != 0; }
}
)prelude";

/// The same for programs without directives.
constexpr std::string_view oneThread = R"prelude(
namespace gpu {
inline bool isInParallel() { return false; }
}
)prelude";

/// What regions and the functions that they call ask of their team.
constexpr std::string_view teams = R"prelude(namespace gpu {

// A team is a block; functions that the CPU calls, too, ask OpenMP there. The program may have variables with the names of CUDA's.
#ifdef __CUDA_ARCH__
#define GPU_ANSWER(ofGpu, ofCpu) return (int)ofGpu
#else
#define GPU_ANSWER(ofGpu, ofCpu) return ofCpu
#endif
inline __host__ __device__ int team() { GPU_ANSWER(blockIdx.x, omp_get_team_num()); }
inline __host__ __device__ int teams() { GPU_ANSWER(gridDim.x, omp_get_num_teams()); }
inline __host__ __device__ int threadOfTeam() { GPU_ANSWER(threadIdx.x, omp_get_thread_num()); }
inline __host__ __device__ int threadsOfTeam() { GPU_ANSWER(blockDim.x, omp_get_num_threads()); }
inline __host__ __device__ void barrier() {
#ifdef __CUDA_ARCH__
  __syncthreads();
#else
#pragma omp barrier
#endif
}

} // namespace gpu

)prelude";

/// For functions that the threads of regions call, and share loops out in.
constexpr std::string_view inRegion = R"prelude(namespace gpu {

/// Regions around here that one thread executes, for all threads of the region.
inline int &regionsAround() {
  static thread_local int regions = 0;
  return regions;
}
/// Such a region.
struct InRegion {
  InRegion() { ++regionsAround(); }
  ~InRegion() { --regionsAround(); }
  InRegion(const InRegion &) = delete;
  InRegion &operator=(const InRegion &) = delete;
};
/// False for the threads of regions that stay on the CPU, and outside of regions.
inline bool isInRegion() { return regionsAround() > 0; }

} // namespace gpu

)prelude";
} // namespace

std::string threadsPrelude(bool hasDirectives) {
  return std::string(hasDirectives ? threads : oneThread);
}

std::string teamsPrelude() {
  return std::string(teams);
}

std::string inRegionPrelude() {
  return std::string(inRegion);
}

} // namespace warpgrain::openmp
