# SPDX-License-Identifier: Apache-2.0
#
# Most of a source's compile time goes into templates that the sources beside it use too. With WARPGRAIN_UNITY, groups of
# sources are compiled together; unity_groups.py chooses them so that no source sees a name of another.
find_package(Python3 REQUIRED COMPONENTS Interpreter)

function(warpgrain_targets_below directory result)
  get_property(found DIRECTORY ${directory} PROPERTY BUILDSYSTEM_TARGETS)
  get_property(children DIRECTORY ${directory} PROPERTY SUBDIRECTORIES)
  foreach(child ${children})
    warpgrain_targets_below(${child} below)
    list(APPEND found ${below})
  endforeach()
  set(${result} ${found} PARENT_SCOPE)
endfunction()

# A line for each target that is compiled: its name and its sources, with tabs between them.
function(warpgrain_compiled_targets result)
  warpgrain_targets_below(${CMAKE_SOURCE_DIR} targets)
  set(lines)
  foreach(target ${targets})
    get_target_property(type ${target} TYPE)
    if(NOT type MATCHES "^(STATIC_LIBRARY|SHARED_LIBRARY|OBJECT_LIBRARY|MODULE_LIBRARY|EXECUTABLE)$")
      continue()
    endif()
    get_target_property(folder ${target} SOURCE_DIR)
    get_target_property(sources ${target} SOURCES)
    set(line "${target}")
    foreach(source ${sources})
      cmake_path(ABSOLUTE_PATH source BASE_DIRECTORY ${folder} NORMALIZE)
      # What the build makes is not there yet.
      cmake_path(IS_PREFIX CMAKE_BINARY_DIR ${source} isMade)
      if(NOT isMade)
        string(APPEND line "\t${source}")
      endif()
    endforeach()
    string(APPEND lines "${line}\n")
  endforeach()
  set(${result} "${lines}" PARENT_SCOPE)
endfunction()

# Called last, when all targets are known.
function(warpgrain_compile_in_groups)
  warpgrain_compiled_targets(lines)
  file(WRITE ${CMAKE_BINARY_DIR}/unity_targets.txt "${lines}")
  execute_process(
    COMMAND ${Python3_EXECUTABLE} ${CMAKE_SOURCE_DIR}/packaging/cmake/unity_groups.py
      ${CMAKE_BINARY_DIR}/unity_targets.txt ${CMAKE_BINARY_DIR}/unity_groups.cmake
    COMMAND_ERROR_IS_FATAL ANY)
  include(${CMAKE_BINARY_DIR}/unity_groups.cmake)
endfunction()
