# SPDX-License-Identifier: Apache-2.0
#
# Open MPI, for sparse products on several ranks (core/adaptive). Sets WARPGRAIN_MPI; without it, what needs MPI is left
# out, and its tests skip themselves, by name.
option(WARPGRAIN_WITH_MPI "Build what runs on several ranks, where Open MPI is installed" ON)
set(WARPGRAIN_MPI OFF)
if(WARPGRAIN_WITH_MPI)
  set(MPI_CXX_SKIP_MPICXX ON) # MPI's own C++ interface, which is gone since MPI 3
  find_package(MPI QUIET COMPONENTS CXX)
  if(MPI_CXX_FOUND AND MPIEXEC_EXECUTABLE)
    # mpirun is called with options that are Open MPI's.
    include(CheckCXXSourceCompiles)
    include(CMakePushCheckState)
    cmake_push_check_state(RESET)
    set(CMAKE_REQUIRED_LIBRARIES MPI::MPI_CXX)
    check_cxx_source_compiles([[
      #include <mpi.h>
      #ifndef OPEN_MPI
      #error "another MPI"
      #endif
      int main() {}
    ]] WARPGRAIN_MPI_IS_OPEN_MPI)
    cmake_pop_check_state()
    if(WARPGRAIN_MPI_IS_OPEN_MPI)
      set(WARPGRAIN_MPI ON)
    else()
      message(STATUS "The MPI of ${MPI_CXX_COMPILER} is not Open MPI, which is needed; name Open MPI's compiler with "
        "MPI_CXX_COMPILER")
    endif()
  endif()
endif()
if(NOT WARPGRAIN_MPI)
  message(STATUS "No Open MPI (packages libopenmpi-dev, openmpi-bin): warpgrain-spmv and libwarpgrain-adaptive are not built, "
    "and warpgrain-cli spmv shows recordings only")
endif()
