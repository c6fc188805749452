# SPDX-License-Identifier: Apache-2.0
#
# What the window is made with, found once. packaging/install-dependencies installs it.
include_guard(GLOBAL)
find_package(Qt6 6.4 REQUIRED COMPONENTS Core Gui Widgets Svg Test LinguistTools)
find_library(QSCINTILLA_LIBRARY qscintilla2_qt6 REQUIRED)
find_path(QSCINTILLA_INCLUDE Qsci/qsciscintilla.h PATH_SUFFIXES x86_64-linux-gnu/qt6 aarch64-linux-gnu/qt6 qt6 REQUIRED)

add_library(warpgrain_qscintilla INTERFACE)
target_include_directories(warpgrain_qscintilla SYSTEM INTERFACE ${QSCINTILLA_INCLUDE})
target_link_libraries(warpgrain_qscintilla INTERFACE ${QSCINTILLA_LIBRARY} Qt6::Widgets)

# Lays out the dependence graph.
find_library(GVC_LIBRARY gvc REQUIRED)
find_library(CGRAPH_LIBRARY cgraph REQUIRED)
find_path(GRAPHVIZ_INCLUDE gvc.h PATH_SUFFIXES graphviz REQUIRED)
add_library(warpgrain_graphviz INTERFACE)
target_include_directories(warpgrain_graphviz SYSTEM INTERFACE ${GRAPHVIZ_INCLUDE})
target_link_libraries(warpgrain_graphviz INTERFACE ${GVC_LIBRARY} ${CGRAPH_LIBRARY})
