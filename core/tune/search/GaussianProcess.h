// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/tune/search/Model.h"
#include "core/tune/search/Random.h"

#include <Eigen/Cholesky>
#include <Eigen/Core>
#include <span>
#include <vector>

namespace warpgrain::tune {

/// A Gaussian process with a Matern 5/2 kernel and a length scale for each feature. The scales are kept from fit to
/// fit, and improved a little by each.
class GaussianProcess {
public:
  void fit(const Lessons &lessons, Random &random);
  /// In the order of the points.
  std::vector<Prediction> predict(std::span<const Features> points) const;

private:
  /// A point in each column, divided by the length scales.
  Eigen::MatrixXd scaled(std::span<const Features> points) const;
  /// Factorises the covariance. The logarithm of the posterior of the scales and the noise, but for a constant;
  /// minus infinity where the covariance has no factor.
  double factorise();
  void improveScales(int tries, Random &random);

  std::vector<Features> points_;
  Eigen::VectorXd targets_; ///< of mean 0 and standard deviation 1
  double mean_ = 0;
  double scale_ = 1;
  Eigen::VectorXd lengths_;
  double noise_ = 1e-3;
  Eigen::MatrixXd scaledPoints_;
  Eigen::LLT<Eigen::MatrixXd> factor_;
  Eigen::VectorXd weights_;
  int fits_ = 0;
};

} // namespace warpgrain::tune
