// SPDX-License-Identifier: Apache-2.0
#include "core/model/CudaNames.h"

#include <gtest/gtest.h>

namespace warpgrain::model {
namespace {

CallEffect effectOfSystem(const std::string &name, const std::string &whole) {
  Callee callee;
  callee.name = name;
  callee.qualifiedName = whole;
  callee.isSystem = true;
  return effectOf(callee);
}

TEST(CudaNames, ProductsOfThrustsComplexNumbersOnlyCompute) {
  EXPECT_EQ(effectOfSystem("operator*", "thrust::operator*"), CallEffect::none);
  EXPECT_EQ(effectOfSystem("operator/", "thrust::operator/"), CallEffect::none);
  EXPECT_EQ(effectOfSystem("operator*=", "thrust::complex<float>::operator*="), CallEffect::none);
}

TEST(CudaNames, OtherFunctionsOfThrustAreNotKnown) {
  EXPECT_EQ(effectOfSystem("operator+", "thrust::operator+"), CallEffect::unknown);
  EXPECT_EQ(effectOfSystem("reduce", "thrust::reduce"), CallEffect::unknown);
  Callee own;
  own.name = "operator*";
  own.qualifiedName = "thrust::operator*";
  EXPECT_NE(effectOf(own), CallEffect::none);
}

} // namespace
} // namespace warpgrain::model
