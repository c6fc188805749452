# SPDX-License-Identifier: Apache-2.0
#
# The part of Clang that reads sources, as static libraries. A program that links them maps 30 MB in place of the 75 MB
# that the two shared libraries take, and starts without relocating these. Sets WARPGRAIN_STATIC_CLANG_LIBRARIES; empty
# where a library is not installed (Debian has them in llvm-22-dev and libclang-22-dev).
# warpgrain_takes_static_clang(PROGRAM) has a program link them.
option(WARPGRAIN_STATIC_CLANG "Link Clang into the window, where its static libraries are installed" ON)

function(warpgrain_takes_static_clang program)
  if(WARPGRAIN_STATIC_CLANG_LIBRARIES)
    set_target_properties(${program} PROPERTIES TAKES_STATIC_CLANG ON)
    target_link_options(${program} PRIVATE LINKER:--gc-sections)
  endif()
endfunction()

set(WARPGRAIN_STATIC_CLANG_LIBRARIES)
if(NOT WARPGRAIN_STATIC_CLANG)
  return()
endif()

set(parts
  clangTooling clangFrontend clangDriver clangOptions clangSerialization clangParse clangSema clangAPINotes
  clangAnalysis clangAnalysisLifetimeSafety clangASTMatchers clangEdit clangAST clangLex clangSupport clangBasic
  LLVMFrontendAtomic LLVMFrontendDirective LLVMFrontendHLSL LLVMFrontendOffloading LLVMFrontendOpenMP LLVMScalarOpts
  LLVMTransformUtils LLVMAnalysis LLVMPlugins LLVMProfileData LLVMDebugInfoDWARF LLVMDebugInfoDWARFLowLevel LLVMObject
  LLVMObjectYAML LLVMIRReader LLVMAsmParser LLVMBitReader LLVMMCParser LLVMMC LLVMTextAPI LLVMCore LLVMRemarks
  LLVMBitstreamReader LLVMBinaryFormat LLVMTargetParser LLVMWindowsDriver LLVMOption LLVMSupport LLVMDemangle)
set(archives)
foreach(part IN LISTS parts)
  find_library(WARPGRAIN_${part} NAMES lib${part}.a PATHS ${LLVM_LIBRARY_DIR} NO_DEFAULT_PATH)
  mark_as_advanced(WARPGRAIN_${part})
  list(APPEND archives ${WARPGRAIN_${part}})
endforeach()
# What LLVMSupport compresses with. It works with the library alone, without the headers.
find_library(WARPGRAIN_ZLIB NAMES z libz.so.1)
find_library(WARPGRAIN_ZSTD NAMES zstd libzstd.so.1)
mark_as_advanced(WARPGRAIN_ZLIB WARPGRAIN_ZSTD)
if("${archives};${WARPGRAIN_ZLIB};${WARPGRAIN_ZSTD}" MATCHES "NOTFOUND")
  message(STATUS "Clang's static libraries are not all installed; the window takes the shared ones")
  return()
endif()
list(JOIN archives "," archives)
# They refer to each other in circles.
set(WARPGRAIN_STATIC_CLANG_LIBRARIES "$<LINK_GROUP:RESCAN,${archives}>" ${WARPGRAIN_ZLIB} ${WARPGRAIN_ZSTD})
