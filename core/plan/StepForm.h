// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/plan/Step.h"
#include "core/plan/StepDescriptor.h"

#include <cstddef>

namespace warpgrain::transform {

/// How the words of a step fall into what it is made on and a value that might be another one: "coarsen grid y" and 4.
/// Of a canonical step; whether it may be made is the transformation's own business.
struct StepForm {
  StepSubject subject = StepSubject::kernel;
  std::size_t named = 0;      ///< arguments before this one name what the step is made on: "grid y", "k"
  std::size_t value = 0;      ///< the first argument of the value; the number of arguments where the step has none
  std::size_t valueCount = 0; ///< arguments of the value: two of "split i at n"
  bool isFactor = false;      ///< the value is a factor: 1 changes nothing
};

StepForm formOf(const Step &step);

/// The descriptor of a step's word; one that says nothing where no transformation has it.
const StepDescriptor &descriptorOf(const Step &step);

/// True where the step's qualifier is there: "coarsen grid x 2".
bool isQualified(const Step &step);

/// True for a factor of 1: the step leaves the text as it is.
bool changesNothing(const Step &step);

/// True where a plan holds at most one of the two: the same transformation of the same dimension, loop or array.
bool areChoicesForTheSame(const Step &one, const Step &other);

} // namespace warpgrain::transform
