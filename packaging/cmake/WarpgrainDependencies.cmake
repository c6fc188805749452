# SPDX-License-Identifier: Apache-2.0
#
# Every third-party library the engine uses, found once. packaging/install-dependencies installs them.
find_package(Threads REQUIRED)
find_package(LLVM 22.1 REQUIRED CONFIG)
find_library(CLANG_CPP_LIBRARY NAMES libclang-cpp.so.${LLVM_VERSION_MAJOR}.${LLVM_VERSION_MINOR} clang-cpp
             HINTS ${LLVM_LIBRARY_DIR} REQUIRED)
find_package(nlohmann_json REQUIRED)
find_package(CLI11 REQUIRED)
find_package(Eigen3 REQUIRED NO_MODULE)
find_package(SQLite3 REQUIRED)
find_package(Boost 1.74 REQUIRED COMPONENTS context)
find_library(ISL_LIBRARY isl REQUIRED)
find_path(ISL_INCLUDE isl/set.h REQUIRED)
find_library(XXHASH_LIBRARY xxhash REQUIRED)
find_path(XXHASH_INCLUDE xxhash.h REQUIRED)
find_path(DTL_INCLUDE dtl/dtl.hpp REQUIRED)

include(WarpgrainStaticClang)

# Clang as its two shared libraries, which link fast; a program that warpgrain_takes_static_clang() names takes the
# static ones.
add_library(warpgrain_clang INTERFACE)
target_include_directories(warpgrain_clang SYSTEM INTERFACE ${LLVM_INCLUDE_DIRS})
target_compile_definitions(warpgrain_clang INTERFACE
  WARPGRAIN_CLANG_RESOURCE_DIR="${LLVM_LIBRARY_DIR}/clang/${LLVM_VERSION_MAJOR}")
separate_arguments(llvm_definitions NATIVE_COMMAND "${LLVM_DEFINITIONS}")
target_compile_definitions(warpgrain_clang INTERFACE ${llvm_definitions})
set(takes_static "$<BOOL:$<TARGET_PROPERTY:TAKES_STATIC_CLANG>>")
target_link_libraries(warpgrain_clang INTERFACE
  "$<${takes_static}:${WARPGRAIN_STATIC_CLANG_LIBRARIES}>"
  "$<$<NOT:${takes_static}>:${CLANG_CPP_LIBRARY};LLVM>")

# A libLLVM that was built with Polly has an isl of its own and exports it under isl's own names. Programs that link
# both, as all with the shared libLLVM do, take isl from libLLVM, which comes first on their link line and first at run
# time; the others take it from libisl. Either serves: core/dependence calls only functions that both have had with one
# signature since isl 0.22, and every object that it passes to isl comes from the same isl, since a name has one
# definition in a process. What must not happen is a mixture, so do not link isl statically or load it with RTLD_LOCAL.
add_library(warpgrain_isl INTERFACE)
target_include_directories(warpgrain_isl SYSTEM INTERFACE ${ISL_INCLUDE})
target_link_libraries(warpgrain_isl INTERFACE ${ISL_LIBRARY})

add_library(warpgrain_xxhash INTERFACE)
target_include_directories(warpgrain_xxhash SYSTEM INTERFACE ${XXHASH_INCLUDE})
target_link_libraries(warpgrain_xxhash INTERFACE ${XXHASH_LIBRARY})
