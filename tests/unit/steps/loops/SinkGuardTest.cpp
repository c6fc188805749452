// SPDX-License-Identifier: Apache-2.0
//
// Which conditions are taken into the loops that they stand around, and what is said of the rest.
#include "core/steps/Transformations.h"
#include "tests/unit/steps/StepCases.h"

namespace warpgrain::transform {
namespace {

using dependence::ReasonId;
using tests::StepCases;

TEST(SinkGuardStep, TakesTheConditionIntoTheLoop) {
  StepCases()
      .allowed("sink-guard i", "  if (t < n)\n    for (int i = 0; i < m; ++i)\n      out[t] += in[i];\n",
               "  for (int i = 0; i < m; ++i)\n    if (t < n)\n      out[t] += in[i];\n}")
      .allowed("sink-guard i",
               "  if (t < n) {\n    for (int i = 0; i < m; ++i) {\n      out[t] += in[i];\n    }\n  }\n",
               "  for (int i = 0; i < m; ++i) {\n    if (t < n) {\n      out[t] += in[i];\n    }\n  }\n}")
      .allowed("sink-guard i", "  if (t < n)\n    for (int i = 0; i < m; ++i) out[t] += in[i];\n",
               "  for (int i = 0; i < m; ++i)\n    if (t < n) out[t] += in[i];\n}")
      .check();
}

TEST(SinkGuardStep, WhatStandsAroundTheLoopKeepsItsMeaning) {
  StepCases()
      .allowed("sink-guard i",
               "  if (t < n) { \n    float sum = 0; // of all\n#pragma unroll 4\n    for (int i = 0; i < m; ++i)\n"
               "      sum += in[i];\n\n    out[t] = sum;\n    list[t] = 1;\n  }\n",
               "  float sum = 0; // of all\n#pragma unroll 4\n  for (int i = 0; i < m; ++i)\n    if (t < n)\n"
               "      sum += in[i];\n\n  if (t < n) {\n    out[t] = sum;\n    list[t] = 1;\n  }\n}")
      .refused("sink-guard i",
               "  if (t < n) {\n    out[t] = 0;\n    for (int i = 0; i < m; ++i)\n      out[t] += in[i];\n  }\n",
               ReasonId::workBeforeLoopIsGuarded)
      .refused("sink-guard i",
               "  if (t < n) {\n    float x = in[t];\n    for (int i = 0; i < m; ++i)\n      out[t] += x;\n  }\n",
               ReasonId::valueMayFailEarlier)
      .refused(
          "sink-guard i",
          "  float x = 1;\n  if (t < n) {\n    float x = 2;\n    for (int i = 0; i < m; ++i)\n      out[t] += x;\n  }\n"
          "  out[t] = x;\n",
          "Another variable is called x")
      .check();
}

TEST(SinkGuardStep, ConditionsThatChangeOrCostSomethingAreRefused) {
  StepCases()
      .refused("sink-guard i",
               "  int r = t;\n  if (r < n)\n    for (int i = 0; i < m; ++i)\n      out[r++] += in[i];\n",
               ReasonId::conditionMayChange)
      .refused("sink-guard i", "  if (list[t] < n)\n    for (int i = 0; i < m; ++i)\n      out[t] += in[i];\n",
               ReasonId::valueMayFailEarlier)
      .refused("sink-guard i", "  if (t < n)\n    for (int i = 0; i < list[t]; ++i)\n      out[t] += in[i];\n", "")
      .refused("sink-guard i",
               "  if (t < n)\n    for (int i = 0; i < m; ++i)\n      out[t] += in[i];\n  else\n    out[t] = 0;\n",
               "has an else")
      .refused("sink-guard i", "  if (m > 0)\n    for (int i = 0; i < n; i += m)\n      out[i] = 0;\n",
               ReasonId::loopMayHaveNoEnd)
      .refused("sink-guard i", "  int i;\n  if (t < n)\n    for (i = 0; i < m; ++i)\n      out[t] += in[i];\n",
               ReasonId::counterLivesOn)
      .refused("sink-guard i", "  for (int i = 0; i < m; ++i)\n    out[t] += in[i];\n", ReasonId::noConditionAroundLoop)
      .refused("sink-guard i", "  if (t < n) for (int i = 0; i < m; ++i)\n    out[t] += in[i];\n", "lines of their own")
      .check();
}

} // namespace
} // namespace warpgrain::transform
