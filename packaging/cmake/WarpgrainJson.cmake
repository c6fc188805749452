# SPDX-License-Identifier: Apache-2.0
#
# nlohmann-json by its headers alone: a GPU host that the runner is built on need not have the package, and
# -DWARPGRAIN_JSON_INCLUDE=<folder that holds nlohmann/json.hpp> is enough.
find_path(WARPGRAIN_JSON_INCLUDE nlohmann/json.hpp REQUIRED)
add_library(warpgrain_json INTERFACE)
target_include_directories(warpgrain_json SYSTEM INTERFACE ${WARPGRAIN_JSON_INCLUDE})
