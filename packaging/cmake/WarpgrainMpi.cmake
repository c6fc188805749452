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
    set(WARPGRAIN_MPI ON)
  endif()
endif()
if(NOT WARPGRAIN_MPI)
  message(STATUS "No MPI (packages libopenmpi-dev, openmpi-bin): warpgrain-spmv and libwarpgrain-adaptive are not built, "
    "and warpgrain-cli spmv shows recordings only")
endif()
