# SPDX-License-Identifier: Apache-2.0
#
# Packs what warpgrain-runner is built from. The same files give the same archive.
#
#   cmake -DTOP=<top of the sources> -DFILES=<list, relative to it> -DJSON=<folder of nlohmann/json.hpp>
#         -DARCHIVE=<.tar.gz> -P PackRunner.cmake
set(folder ${ARCHIVE}.folder)
file(REMOVE_RECURSE ${folder})
foreach(file IN LISTS FILES)
  get_filename_component(place ${folder}/${file} DIRECTORY)
  file(COPY ${TOP}/${file} DESTINATION ${place})
endforeach()
file(COPY ${JSON}/nlohmann DESTINATION ${folder}/json)
file(GLOB_RECURSE packed RELATIVE ${folder} ${folder}/*)
list(SORT packed)
execute_process(
  COMMAND ${CMAKE_COMMAND} -E tar czf ${ARCHIVE} --format=gnutar "--mtime=1970-01-02 00:00:00 UTC" ${packed}
  WORKING_DIRECTORY ${folder} RESULT_VARIABLE failed)
file(REMOVE_RECURSE ${folder})
if(failed)
  message(FATAL_ERROR "The runner's sources cannot be packed.")
endif()
