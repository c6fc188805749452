# SPDX-License-Identifier: Apache-2.0
#
# A room is a static library whose folder is its include path from the source root ("core/base/Error.h").
# The arrows of the house are the link dependencies: a room that does not list another cannot use it,
# because its third-party headers and its symbols are not there.

# What every target of this project is compiled with.
add_library(warpgrain_flags INTERFACE)
target_include_directories(warpgrain_flags INTERFACE ${CMAKE_SOURCE_DIR})
target_compile_options(warpgrain_flags INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual -Wunused
  # Designated initialisers name what is set; the rest has its default on purpose.
  -Wno-missing-field-initializers
  # GCC 12 reports errors inside the standard library's own code for plain uses of string, optional and expected.
  $<$<CXX_COMPILER_ID:GNU>:-Wno-array-bounds -Wno-stringop-overflow -Wno-stringop-overread -Wno-restrict
    -Wno-maybe-uninitialized>
  # GCC takes a source that is compiled in a group for a header, whose types should not hold what only one source knows.
  $<$<AND:$<BOOL:${WARPGRAIN_UNITY}>,$<CXX_COMPILER_ID:GNU>>:-Wno-subobject-linkage>
  $<$<BOOL:${WARPGRAIN_WERROR}>:-Werror>)
target_compile_definitions(warpgrain_flags INTERFACE WARPGRAIN_VERSION="${PROJECT_VERSION}")

# Reading the headers of the standard library, Qt and GoogleTest is most of a small file's compile time. warpgrain_model,
# warpgrain_views and warpgrain_test_headers compile them once, each for its family of targets, whose options are the same.
function(warpgrain_precompiled_as_in owner)
  foreach(target ${ARGN})
    target_precompile_headers(${target} REUSE_FROM ${owner})
  endforeach()
endfunction()

# warpgrain_room(<name> SOURCES <file>... [DEPENDS <target>...] [PRIVATE_DEPENDS <target>...])
function(warpgrain_room name)
  cmake_parse_arguments(ROOM "" "" "SOURCES;DEPENDS;PRIVATE_DEPENDS" ${ARGN})
  add_library(${name} STATIC ${ROOM_SOURCES})
  target_link_libraries(${name} PUBLIC warpgrain_flags ${ROOM_DEPENDS} PRIVATE ${ROOM_PRIVATE_DEPENDS})
endfunction()
